import type { Boogyman, SeatName } from '../../../../engine/boogyman/index.ts'
import type { RefusalCode } from '../../../../engine/kernel/index.ts'
import { capital, countNoun, inWords } from '../../../../ui/text/en/numbers.ts'
import { wordsByKey } from '../../../../ui/text/words-by-key.ts'
import { common } from './base.ts'

const { inSentence, manyOf, oneOf } = common

const many = (side: SeatName, count: number) => countNoun(count, oneOf[side], manyOf[side])

/** Log entries: events and their consequences. */
export const log = {
  heading: (turn: string, side: string) => `${turn} · ${side}`,
  placed: (side: SeatName, tile: string) => `A ${oneOf[side]} was placed on ${tile}.`,
  stepped: (side: SeatName, from: string, to: string) => `A ${oneOf[side]} stepped from ${from} to ${to}.`,
  treeGrew: 'It was the last there, so a tree grew.',
  secondTree: 'It was the last there, so a second tree grew.',
  noTree: 'It was the last there, but no more trees fit.',
  stayed: (side: SeatName, count: number, tile: string) => `${capital(many(side, count))} stayed on ${tile}.`,
  spawned: (side: SeatName, tile: string) => `Two trees on ${tile} made one more ${oneOf[side]}.`,
  standing: (count: number) => `That makes ${inWords(count)} of seven.`,
  came: (side: SeatName, tile: string) => `The ${oneOf[side]} Boogyman appeared on ${tile}.`,
  given: (side: SeatName) => `He cost two trees and a ${oneOf[side]}.`,
  prowled: (side: SeatName, to: string) => `The ${oneOf[side]} Boogyman prowled to ${to}.`,
  captured: (whose: SeatName, count: number) => `He captured ${many(whose, count)}, who went home.`,
  noSecond: (side: SeatName) => `${capital(inSentence[side])} could do nothing more.`,
  stuck: (side: SeatName) => `${capital(inSentence[side])} could do nothing. The turn passed.`,
  won: wordsByKey<'seven' | 'no-pawns' | 'given-up', (side: SeatName, other: SeatName) => string>({
    seven: (side) => `Seven ${manyOf[side]} at once: ${inSentence[side]} have won.`,
    'no-pawns': (side, other) => `No ${oneOf[other]} is left: ${inSentence[side]} have won.`,
    'given-up': (side, other) => `${capital(inSentence[other])} gave up: ${inSentence[side]} have won.`,
  }),
  drawn: wordsByKey<'quiet' | 'dawn' | 'standstill' | 'agreed'>({
    quiet: 'Forty quiet turns: a draw.',
    dawn: 'Day breaks after turn 200: a draw.',
    standstill: 'Neither side can act: a draw.',
    agreed: 'Both sides agreed: a draw.',
  }),
}

/** Reasons of refusals, one plain sentence for each code of the law. */
export const refusals = wordsByKey<RefusalCode<Boogyman>>({
  'game-over': 'The game is over.',
  'not-placing': 'The first four are placed already.',
  'still-placing': 'First place all four.',
  full: 'Three are here already.',
  'no-pawn-there': 'None of yours is there.',
  'has-acted': 'That one has already acted this turn.',
  'not-next-door': 'A step goes to a tile next door, no further.',
  'needs-two-trees': 'You need two trees here for that.',
  'boogyman-is-out': 'Your Boogyman is out already.',
  'last-pawn': 'This is your last one. You cannot give it.',
  'no-boogyman': 'Your Boogyman is still at home.',
  'must-move': 'He must stop on another tile.',
  trees: 'He does not walk among trees.',
  boogyman: 'He keeps away from the other Boogyman.',
  'out-of-reach': 'He cannot get there in three steps.',
})
