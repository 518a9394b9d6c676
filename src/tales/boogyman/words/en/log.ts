import type { Boogyman, SeatName } from '../../../../engine/boogyman/index.ts'
import type { RefusalCode } from '../../../../engine/kernel/index.ts'
import { capital, countNoun, inWords } from '../../../../ui/text/en/numbers.ts'
import { wordsByKey } from '../../../../ui/text/words-by-key.ts'
import { common } from './base.ts'

const { inSentence, manyOf, oneOf } = common

const many = (side: SeatName, count: number) => countNoun(count, oneOf[side], manyOf[side])

/** Lines of the tale so far: what happened, and why. */
export const log = {
  heading: (turn: string, side: string) => `${turn} · ${side}`,
  placed: (side: SeatName, tile: string) => `A ${oneOf[side]} was placed on ${tile}.`,
  stepped: (side: SeatName, from: string, to: string) => `A ${oneOf[side]} stepped from ${from} to ${to}.`,
  treeGrew: 'It was the last there, so a tree grew.',
  secondTree: 'It was the last there, so a second tree grew.',
  noTree: 'It was the last there, but no more trees fit.',
  stayed: (side: SeatName, count: number, tile: string) => `${capital(many(side, count))} stayed on ${tile}.`,
  spawned: (side: SeatName, tile: string) => `Two trees on ${tile} made one more ${oneOf[side]}.`,
  standing: (count: number) => `${capital(inWords(count))} of seven stand now.`,
  came: (side: SeatName, tile: string) => `The ${oneOf[side]} Boogyman came out on ${tile}.`,
  given: (side: SeatName) => `Two trees and a ${oneOf[side]} were given for him.`,
  prowled: (side: SeatName, to: string) => `The ${oneOf[side]} Boogyman prowled to ${to}.`,
  captured: (whose: SeatName, count: number) => `He captured ${many(whose, count)}, who went home.`,
  noSecond: (side: SeatName) => `There was nothing more that ${inSentence[side]} could do.`,
  stuck: (side: SeatName) => `There was nothing that ${inSentence[side]} could do: the turn passed.`,
  won: wordsByKey<'seven' | 'no-pawns' | 'given-up', (side: SeatName, other: SeatName) => string>({
    seven: (side) => `Seven ${manyOf[side]} stand: ${inSentence[side]} have won.`,
    'no-pawns': (side, other) => `No ${oneOf[other]} is left: ${inSentence[side]} have won.`,
    'given-up': (side, other) => `${capital(inSentence[other])} gave up: ${inSentence[side]} have won.`,
  }),
  drawn: wordsByKey<'quiet' | 'dawn' | 'standstill' | 'agreed'>({
    quiet: 'Forty quiet turns: nobody has won.',
    dawn: 'Day breaks after turn 200: nobody has won.',
    standstill: 'Neither side can do anything: nobody has won.',
    agreed: 'Both sides agreed that nobody has won.',
  }),
}

/** Why something is not allowed: one plain sentence for each reason of the law. */
export const refusals = wordsByKey<RefusalCode<Boogyman>>({
  'game-over': 'The tale has ended.',
  'not-placing': 'The first four are placed already.',
  'still-placing': 'First all four must be placed.',
  full: 'Three are here already.',
  'no-pawn-there': 'None of yours stands there.',
  'has-acted': 'That one has acted in this turn already.',
  'not-next-door': 'A step leads to a tile next door, and no further.',
  'needs-two-trees': 'Two trees must stand here for that.',
  'boogyman-is-out': 'Your Boogyman is out already.',
  'last-pawn': 'This is the last of your folk: it cannot be given.',
  'no-boogyman': 'Your Boogyman is still at home.',
  'must-move': 'He must stop on another tile.',
  trees: 'He will not walk among trees.',
  boogyman: 'He keeps away from the other Boogyman.',
  'out-of-reach': 'He cannot get there in three steps.',
})
