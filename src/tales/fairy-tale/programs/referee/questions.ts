import * as v from 'valibot'
import { FACE_OF, type State } from '../../../../engine/fairy-tale/index.ts'
import { DIRECTIONS } from '../../../../engine/kernel/index.ts'
import { proved } from '../../../../programs/referee/proved.ts'
import { ownQuestion } from '../../../../programs/referee/tale.ts'
import {
  bestSide,
  type Future,
  type Futures,
  futuresOf,
  hurtingFaces,
  lossesByNextTurn,
  oddsOfFutures,
} from '../../foresight/index.ts'
import { type Goal, prove as proofOf } from '../../rescues/index.ts'
import { fairyTale } from '../../rules.ts'
import { now } from './summary.ts'

/** The maximum number of movements in a turn: two, after a bargain. */
const MOST_MOVEMENTS = 2

/** The result of each face of the monsters' die, if rolled now; null if no movement follows. */
const predict = ownQuestion({}, (state: State) => {
  const futures = futuresOf(state)
  return { faces: futures && facesOf(futures) }
})

/** A 5 counts as the cheapest side: players choose it. */
const facesOf = (futures: Futures) => [
  ...DIRECTIONS.map((side) => ({ face: FACE_OF[side], ...told(futures[side]) })),
  { face: 5, ...told(futures[bestSide(futures)]) },
  { face: FACE_OF.all, ...told(futures.all) },
]

const told = ({ side, hurt, events, after }: Future) => ({ side, hurt, events, now: now(after) })

const ODDS = { far: v.optional(v.boolean(), false) }

/**
 * The cost of the coming movement; null if no movement follows. `far`: also the cost by the end of the next turn without any action, which
 * takes about a hundred times longer.
 */
const odds = ownQuestion(ODDS, (state: State, { far }) => {
  const futures = futuresOf(state)
  if (!futures) return { odds: null }
  const { losses, bySide, threats } = oddsOfFutures(futures)
  const coming = { hurting: hurtingFaces(futures), losses, bySide, threats }
  return { odds: far ? { ...coming, byNextTurn: lossesByNextTurn(state) } : coming }
})

const PROVE = {
  goal: v.picklist(['survive', 'diamond']),
  dice: v.optional(v.pipe(v.array(v.picklist([1, 2, 3, 4, 5, 6])), v.maxLength(MOST_MOVEMENTS)), []),
}

/** Whether the turn can be played to reach a goal, and in how many ways. `dice`: those that will fall afterwards. */
const prove = ownQuestion(PROVE, (state: State, { goal: kind, dice }) => {
  const goal: Goal = kind === 'survive' ? { kind, dice } : { kind }
  return proved(() => proofOf(state, goal), fairyTale.codec.writeAction)
})

export const QUESTIONS = { predict, odds, prove }
