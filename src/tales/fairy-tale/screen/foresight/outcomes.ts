import { FACE_OF, facesToFall, movesByRound, type State } from '../../../../engine/fairy-tale/index.ts'
import { type Direction, memoizeByObject } from '../../../../engine/kernel/index.ts'
import type { DieFace } from '../../../../ui/art/index.ts'
import {
  bestSide,
  endsTale,
  type Future,
  type Futures,
  futuresOf,
  hurtingFaces,
  type MonsterRun,
  type MovementOdds,
  monsterRuns,
  oddsOfFutures,
  type Worst,
  worstOf,
} from '../../foresight/index.ts'
import { type MonsterRoll, ROLLS, wayOf } from '../../intent/foresight.ts'

/** The outcome of one face of the monsters' die. */
export interface FaceOutcome {
  roll: MonsterRoll
  face: DieFace
  /** The side that moves; null means all. */
  side: Direction | null
  future: Future
  strides: readonly MonsterRun[]
  /** True if the game is lost by it. */
  isOver: boolean
}

/** All outcomes of the next roll for movement, from one state. */
export interface RollOutcomes {
  state: State
  futures: Futures
  best: Direction
  /** By face, from 1 to 6. A single one if the outcome is certain: the die is foretold, or none is rolled [R 66] [R 72]. */
  outcomes: readonly FaceOutcome[]
  /** True if no die is rolled: all monsters move at the end of a round. */
  dieless: boolean
  odds: MovementOdds
  /** The number of faces that hurt the oak, and the worst outcome; null if none hurts. */
  hurting: number
  worst: Worst | null
}

const FACES: Record<MonsterRoll, DieFace> = { ...FACE_OF, choose: 5 }

/** Returns the outcomes from a state; null if no monster will move. Cached. */
export const aheadOf = memoizeByObject(lookAhead)

function lookAhead(state: State): RollOutcomes | null {
  const futures = futuresOf(state)
  if (!futures) return null
  const best = bestSide(futures)
  const strides = new Map<Future, MonsterRun[]>(
    Object.values(futures).map((future) => [future, monsterRuns(future.events)]),
  )
  const faces = facesToFall(state, 'movement')
  const outcomes = ROLLS.filter((roll) => faces.includes(FACES[roll])).map((roll): FaceOutcome => {
    const way = wayOf(roll, best)
    const future = futures[way]
    const side = way === 'all' ? null : way
    const isOver = endsTale(future)
    return { roll, face: FACES[roll], side, future, strides: strides.get(future) ?? [], isOver }
  })
  return {
    state,
    futures,
    best,
    outcomes,
    dieless: movesByRound(state),
    odds: oddsOfFutures(futures),
    hurting: hurtingFaces(futures),
    worst: worstOf(futures),
  }
}

/** Returns the number of monsters that take a step. */
export const movingIn = ({ strides }: Pick<FaceOutcome, 'strides'>): number =>
  strides.filter(({ path }) => path.length > 1).length
