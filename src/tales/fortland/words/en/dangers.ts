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
