import type { SeatName } from '../../../../engine/boogyman/index.ts'
import { capital, countNoun, inWords } from '../../../../ui/text/en/numbers.ts'
import { common } from './base.ts'

const { manyOf, oneOf } = common

/** Whose something is: the reader's own, or a side's by its name. */
export type Whose = 'yours' | SeatName

const who = (whose: Whose): string => (whose === 'yours' ? 'you' : manyOf[whose])
const he = (whose: Whose): string => (whose === 'yours' ? 'Your Boogyman' : `The ${oneOf[whose]} Boogyman`)
/** So many of a side, as those who may be captured. */
const folk = (whose: Whose, count: number): string =>
  whose === 'yours'
    ? `your ${count === 1 ? 'one' : inWords(count)}`
    : count === 1
      ? `the ${oneOf[whose]}`
      : `the ${inWords(count)} ${manyOf[whose]}`

/** What either side could do next, if it wants to. */
export const threats = {
  heading: 'Look out',
  /** The same, said by a key. */
  spoken: (lines: readonly string[]) => `Look out. ${lines.join(' ')}`,
  nothing: 'Nobody can capture one or spawn next.',
  nothingThreatens: 'Nothing threatens you now.',
  isOff: 'Warnings are switched off.',
  level: (level: string) => `Warnings: ${level}.`,

  wins: (whose: Whose, now: boolean, by: 'seven' | 'no-pawns') =>
    `${capital(who(whose))} can win ${now ? 'in this turn' : 'next turn'}: ${
      by === 'seven' ? 'seven would stand.' : 'the last one can be captured.'
    }`,
  prey: (hunter: Whose, whose: Whose, count: number, tile: string) =>
    `${he(hunter)} can capture ${folk(whose, count)} on ${tile}.`,
  called: (tile: string) => `He would be called on ${tile} first.`,
  makesWay: 'Another piece would make way first.',
  ripe: (whose: Whose, tiles: string, standing: number) =>
    `${capital(who(whose))} can spawn on ${tiles}: then ${inWords(standing)} stand.`,
  seventh: (whose: Whose, actions: number) =>
    `${capital(who(whose))} can have seven in ${countNoun(actions, 'action', 'actions')}, if nobody stops it.`,
  /** The gravest of it in a few words. */
  short: {
    wins: (whose: Whose, now: boolean) => `${capital(who(whose))} can win ${now ? 'now' : 'next turn'}!`,
    prey: (whose: Whose, count: number, tile: string) =>
      `${capital(folk(whose, count))} on ${tile} ${count === 1 ? 'is' : 'are'} in danger.`,
    ripe: (whose: Whose) => `${capital(who(whose))} can spawn.`,
    seventh: (whose: Whose, actions: number) =>
      `${capital(who(whose))}: seven in ${countNoun(actions, 'action', 'actions')}.`,
  },

  /** On one tile, for those who listen. */
  onTile: {
    prey: (count: number) => `${count === 1 ? 'one' : inWords(count)} can be captured here`,
    ripe: (whose: Whose) => `${who(whose)} can spawn here`,
    safe: 'threatened by no one',
  },

  /** What the aimed action changes. */
  aimed: {
    /** A finger rests on a tile to see what would come of it. */
    looking: 'You only look: let go, and nothing is done.',
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

/** What the guardian would do, for who is on turn. */
export const hints = {
  title: { guardian: 'The Guardian’s hint', apprentice: 'The Apprentice’s hint' },
  thinking: 'The Guardian is thinking…',
  close: 'Put the hint away',
  /** The rest of the turn, one action after another. */
  would: (actions: string) => `I would ${actions}.`,
  thenAfter: ', then ',
  place: (tile: string) => `place one on ${tile}`,
  step: (from: string, to: string) => `step from ${from} to ${to}`,
  spawn: (tile: string) => `spawn on ${tile}`,
  call: (tile: string) => `call the Boogyman on ${tile}`,
  prowl: (tile: string) => `send the Boogyman to ${tile}`,

  /** Why: what all of it changes. */
  because: {
    wins: 'That wins.',
    takes: (count: number, tile: string) => `It captures ${inWords(count)} on ${tile}.`,
    makesOne: (standing: number) => `It makes one more: ${inWords(standing)} of seven.`,
    stopsWin: 'Else the other side could win next turn.',
    saves: (count: number, tile: string) => `It saves ${inWords(count)} on ${tile} from the Boogyman.`,
    starves: (tile: string) => `The other side can no longer spawn on ${tile}.`,
    ripens: (tile: string) => `You can spawn on ${tile} next turn.`,
    hunts: (count: number, tile: string) =>
      `Your Boogyman can capture ${inWords(count)} on ${tile} next turn.`,
    leavesTree: (tile: string) => `It leaves a tree on ${tile}.`,
    quiet: 'Its use shows later: the Guardian looks further ahead.',
    /** What speaks for a place in the opening. */
    opening: {
      beside: (tile: string) => `${tile} is next to one of yours.`,
      inside: (tile: string) => `${tile} is not at the edge.`,
      apart: (tile: string, steps: number) =>
        `${tile} is ${countNoun(steps, 'tile', 'tiles')} from the others.`,
      rest: 'No other tile promises more.',
    },
  },
}
