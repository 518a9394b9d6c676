import { hintWords } from '../../../../ui/text/en/hints.ts'
import { inWords } from '../../../../ui/text/en/numbers.ts'
import { bots } from './base.ts'

/** Threats and their probabilities. */
export const dangers = {
  next: (who: string) => `${who} rolls next`,
  after: (who: string) => `After your turn ${who} rolls`,
  with: (who: string) => `with these rolls ${who} can besiege`,
  safe: 'safe',
  safeAll: (who: string) => `${who} cannot besiege any of your places.`,
  later: 'later, if nothing changes',
  none: 'You cannot be besieged now.',
  /** A probability as a number of die faces, in words. */
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
  /** A place and its threat for screen readers: "Your last town can be besieged with 3, 5 and 6: one half." */
  spoken: (place: string, who: string, faces: string, chance: string) =>
    `${who} can besiege ${place} with ${faces}: ${chance}.`,
  spokenSafe: (place: string, who: string) => `${who} cannot besiege ${place}.`,
  fallChance: (who: string, chance: string) => `Chance that ${who} falls before its next turn: ${chance}.`,
  youFall: (chance: string) => `Chance that you fall before your next turn: ${chance}.`,
  lastPlace: 'your last free place',
  level: { off: 'Dangers: off.', threats: 'Dangers: threats.', all: 'Dangers: everything.' },

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

/** The guardian's hint for the country on turn. */
export const hints = {
  ...hintWords(bots.names),
  muster: (space: string) => `muster at ${space}`,
  roll: 'roll the die',
  march: (to: string) => `march to ${to}`,
  turn: 'turn round',
  besiege: (place: string) => `besiege ${place}`,
  fortify: (place: string) => `fortify ${place}`,
  tear: (place: string) => `tear down the fort at ${place}`,
  home: (place: string) => `take your fort home from ${place}`,
  end: 'end the turn',

  /** The reasons: the effects of the whole plan. */
  because: {
    wins: 'That wins.',
    fells: (who: string) => `${who} falls.`,
    besieges: (who: string, free: number) =>
      free === 1 ? `Then ${who} has one free place left.` : `Then ${who} has fewer free places.`,
    frees: (place: string) => `It frees ${place}.`,
    survives: 'You are less likely to fall before your next turn.',
    safer: (place: string) => `Then fewer rolls can besiege ${place}.`,
    walls: (place: string) => `A wall keeps ${place} free.`,
    roll: 'You have to roll first.',
    muster: 'Both spaces are good: no die is rolled yet.',
    quiet: 'It helps later: the Guardian looks further ahead.',
  },
}
