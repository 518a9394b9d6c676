import type { SeatName } from '../../../../engine/boogyman/index.ts'
import { hintWords } from '../../../../ui/text/en/hints.ts'
import { capital, countNoun, inWords } from '../../../../ui/text/en/numbers.ts'
import { bots, common } from './base.ts'

const { manyOf, oneOf } = common

/** The owner in a warning: the reader, or a side by name. */
export type Whose = 'yours' | SeatName

const who = (whose: Whose): string => (whose === 'yours' ? 'you' : manyOf[whose])
const he = (whose: Whose): string => (whose === 'yours' ? 'Your Boogyman' : `The ${oneOf[whose]} Boogyman`)
/** A number of pieces of a side that may be captured. */
const folk = (whose: Whose, count: number): string =>
  whose === 'yours'
    ? `${inWords(count)} of yours`
    : count === 1
      ? `the ${oneOf[whose]}`
      : `the ${inWords(count)} ${manyOf[whose]}`

/** Warnings about the next turn of each side. */
export const threats = {
  heading: 'Look out',
  /** The same, read aloud by a key. */
  spoken: (lines: readonly string[]) => `Look out. ${lines.join(' ')}`,
  nothing: 'No capture or spawn possible next.',
  nothingThreatens: 'Nothing threatens you now.',
  isOff: 'Warnings are off.',
  level: (level: string) => `Warnings: ${level}.`,

  wins: (whose: Whose, now: boolean, by: 'seven' | 'no-pawns') =>
    `${capital(who(whose))} can win ${now ? 'this turn' : 'next turn'}: ${
      by === 'seven' ? 'with seven on the board.' : 'the last one can be captured.'
    }`,
  prey: (hunter: Whose, whose: Whose, count: number, tile: string) =>
    `${he(hunter)} can capture ${folk(whose, count)} on ${tile}.`,
  called: (tile: string) => `First he is called on ${tile}.`,
  makesWay: 'First another piece moves out of his way.',
  ripe: (whose: Whose, tiles: string, standing: number) =>
    `${capital(who(whose))} can spawn on ${tiles}: ${inWords(standing)} of seven.`,
  seventh: (whose: Whose, actions: number) =>
    `${capital(who(whose))} can have seven in ${countNoun(actions, 'action', 'actions')} if not stopped.`,
  /** The gravest warning in a few words. */
  short: {
    wins: (whose: Whose, now: boolean) => `${capital(who(whose))} can win ${now ? 'now' : 'next turn'}!`,
    prey: (whose: Whose, count: number, tile: string) =>
      `${capital(folk(whose, count))} on ${tile} ${count === 1 ? 'is' : 'are'} in danger.`,
    ripe: (whose: Whose) => `${capital(who(whose))} can spawn.`,
    seventh: (whose: Whose, actions: number) =>
      `${capital(who(whose))}: seven in ${countNoun(actions, 'action', 'actions')}.`,
  },

  /** The threat to a tile, for screen readers. */
  onTile: {
    prey: (count: number) => `${count === 1 ? 'one' : inWords(count)} can be captured here`,
    ripe: (whose: Whose) => `${who(whose)} can spawn here`,
    safe: 'safe here',
  },

  /** The effects of the aimed action. */
  aimed: {
    /** Shown while a finger rests on a tile to preview an action. */
    looking: 'You are only looking. Let go: nothing happens.',
    nothing: 'It changes nothing for either side.',
    wins: 'You win.',
    letsWin: (whose: Whose) => `${capital(who(whose))} can win next turn.`,
    stopsWin: (whose: Whose) => `${capital(who(whose))} can no longer win next turn.`,
    takes: (count: number) => `It captures ${inWords(count)}.`,
    makesOne: (standing: number) => `One more: ${inWords(standing)} of seven.`,
    leavesTree: (tile: string) => `It leaves a tree on ${tile}.`,
    leavesTreeFor: (tile: string, whose: Whose, beside: string) =>
      `It leaves a tree on ${tile} for the ${who(whose)} beside it, on ${beside}.`,
    exposes: (tile: string, count: number) =>
      `${capital(inWords(count))} of yours on ${tile} can be captured.`,
    saves: (tile: string) => `${tile} is safe from the Boogyman.`,
    feeds: (whose: Whose, tile: string) => `${capital(who(whose))} can spawn on ${tile}.`,
    starves: (whose: Whose, tile: string) => `${capital(who(whose))} can no longer spawn on ${tile}.`,
    ripens: (tile: string) => `You can spawn on ${tile} next turn.`,
    hunts: (tile: string, count: number) => `Your Boogyman can capture ${inWords(count)} on ${tile}.`,
  },
}

/** Words of hints: the guardian's plan for the player on turn. */
export const hints = {
  ...hintWords(bots.names),
  place: (tile: string) => `place one on ${tile}`,
  step: (from: string, to: string) => `step from ${from} to ${to}`,
  spawn: (tile: string) => `spawn on ${tile}`,
  call: (tile: string) => `call the Boogyman on ${tile}`,
  prowl: (tile: string) => `send the Boogyman to ${tile}`,

  /** The reasons: effects of the whole plan. */
  because: {
    wins: 'That wins.',
    takes: (count: number, tile: string) => `It captures ${inWords(count)} on ${tile}.`,
    makesOne: (standing: number) => `It makes one more: ${inWords(standing)} of seven.`,
    stopsWin: 'Without it the other side can win next turn.',
    saves: (count: number, tile: string) => `It saves ${inWords(count)} on ${tile} from the Boogyman.`,
    starves: (tile: string) => `The other side can no longer spawn on ${tile}.`,
    ripens: (tile: string) => `You can spawn on ${tile} next turn.`,
    hunts: (count: number, tile: string) =>
      `Your Boogyman can capture ${inWords(count)} on ${tile} next turn.`,
    leavesTree: (tile: string) => `It leaves a tree on ${tile}.`,
    quiet: 'It helps later: the Guardian looks further ahead.',
    /** Reasons for a place in the opening. */
    opening: {
      beside: (tile: string) => `${tile} is next to one of yours.`,
      inside: (tile: string) => `${tile} is not at the edge.`,
      apart: (tile: string, steps: number) =>
        `${tile} is ${countNoun(steps, 'tile', 'tiles')} from the others.`,
      rest: 'No other tile is better.',
    },
  },
}
