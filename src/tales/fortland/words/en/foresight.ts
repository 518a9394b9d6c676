import { inWords } from '../../../../ui/text/en/numbers.ts'

/** What threatens, and how likely it is. */
export const dangers = {
  next: (who: string) => `${who} rolls next`,
  after: (who: string) => `After your turn ${who} rolls`,
  with: (who: string) => `with these faces ${who} can besiege`,
  safe: 'safe',
  safeAll: (who: string) => `${who} can besiege nothing of yours.`,
  later: 'later, as the board is now',
  none: 'Nothing of yours can be besieged now.',
  /** So many of the faces, in words. */
  chance: (chance: number) =>
    chance <= 0
      ? 'never'
      : chance >= 1
        ? 'always'
        : Math.abs(chance - 0.5) < 0.005
          ? 'one half'
          : Math.abs(chance - 1 / 3) < 0.005
            ? 'one third'
            : Math.abs(chance - 2 / 3) < 0.005
              ? 'two thirds'
              : Math.abs(chance - 1 / 6) < 0.005
                ? 'one in six'
                : Math.abs(chance - 5 / 6) < 0.005
                  ? 'five in six'
                  : `${Math.round(chance * 100)} in a hundred`,
  /** A place and its danger, to be heard: "Your last town can be besieged with 3, 5 and 6: one half." */
  spoken: (place: string, who: string, faces: string, chance: string) =>
    `${who} can besiege ${place} with ${faces}: ${chance}.`,
  spokenSafe: (place: string, who: string) => `${who} cannot besiege ${place}.`,
  fallChance: (who: string, chance: string) => `${who} may fall before it is on turn again: ${chance}.`,
  youFall: (chance: string) => `You may fall before your next turn: ${chance}.`,
  lastPlace: 'your last free place',
  level: { off: 'Dangers: off.', threats: 'Dangers: what threatens.', all: 'Dangers: everything.' },

  /** Six small cards before the roll. */
  faces: {
    heading: 'What a roll brings',
    face: (face: number) => `a ${inWords(face)}`,
    besiege: (place: string) => `besiege ${place}`,
    relieve: (place: string) => `relieve ${place}`,
    fortify: (place: string) => `fortify ${place}`,
    tear: (place: string) => `tear down a fort at ${place}`,
    fells: (who: string) => `fell ${who}`,
    or: (other: string) => ` or ${other}`,
    forced: 'only march',
    nothing: 'march',
  },
}

/** What the guardian would do, for who is on turn. */
export const hints = {
  title: { guardian: 'The Guardian’s hint', apprentice: 'The Apprentice’s hint' },
  thinking: 'The Guardian is thinking…',
  close: 'Put the hint away',
  /** The rest of the turn, one action after another. */
  would: (actions: string) => `I would ${actions}.`,
  thenAfter: ', then ',
  muster: (space: string) => `muster at ${space}`,
  roll: 'roll the die',
  march: (to: string) => `march to ${to}`,
  turn: 'turn round',
  besiege: (place: string) => `besiege ${place}`,
  fortify: (place: string) => `fortify ${place}`,
  tear: (place: string) => `tear down the fort at ${place}`,
  home: (place: string) => `take your fort home from ${place}`,
  end: 'end the turn',

  /** Why: what all of it changes. */
  because: {
    wins: 'That wins.',
    fells: (who: string) => `${who} falls.`,
    besieges: (who: string, free: number) =>
      free === 1 ? `${who} has one free place left then.` : `${who} has fewer free places then.`,
    frees: (place: string) => `It frees ${place}.`,
    survives: 'You are less likely to fall before your next turn.',
    safer: (place: string) => `Fewer rolls can besiege ${place} then.`,
    walls: (place: string) => `A wall keeps ${place} free.`,
    roll: 'Nothing can be done before the roll.',
    muster: 'Either space will do: nothing is weighed before the first roll.',
    quiet: 'Its use shows later: the Guardian looks further ahead.',
  },
}
