import { FACE_OF, facesToFall, movesByRound, type State } from '../../../../engine/fairy-tale/index.ts'
import { type Direction, oncePer } from '../../../../engine/kernel/index.ts'
import type { DieFace } from '../../../../ui/art/index.ts'
import {
  bestSide,
  endsTale,
  type Future,
  type Futures,
  futuresOf,
  hurtingFaces,
  type MovementOdds,
  oddsOfFutures,
  type Stride,
  stridesOf,
  type Worst,
  worstOf,
} from '../../foresight/index.ts'
import { type MonsterRoll, ROLLS, wayOf } from '../../intent/foresight.ts'

/** One face of the monsters' die: what it brings. */
export interface Outcome {
  roll: MonsterRoll
  face: DieFace
  /** The side that moves; null: all. */
  side: Direction | null
  future: Future
  strides: readonly Stride[]
  /** The tale is lost by it. */
  isOver: boolean
}

/** Everything that the next roll of movement may bring, from one state. */
export interface Ahead {
  state: State
  futures: Futures
  best: Direction
  /** By face, from 1 to 6; one alone where it is certain what comes, since a die lies open or none is thrown [R 66] [R 72]. */
  outcomes: readonly Outcome[]
  /** No die is thrown: all move when a round ends. */
  dieless: boolean
  odds: MovementOdds
  /** On how many faces the oak is hurt, and the worst of them; null where none is. */
  hurting: number
  worst: Worst | null
}

const FACES: Record<MonsterRoll, DieFace> = { ...FACE_OF, choose: 5 }

/** What lies ahead of a state, worked out once; null when nobody will move. */
export const aheadOf = oncePer(lookAhead)

function lookAhead(state: State): Ahead | null {
  const futures = futuresOf(state)
  if (!futures) return null
  const best = bestSide(futures)
  const strides = new Map<Future, Stride[]>(
    Object.values(futures).map((future) => [future, stridesOf(future.events)]),
  )
  const faces = facesToFall(state, 'movement')
  const outcomes = ROLLS.filter((roll) => faces.includes(FACES[roll])).map((roll): Outcome => {
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

/** How many monsters take a step. */
export const movingIn = ({ strides }: Pick<Outcome, 'strides'>): number =>
  strides.filter(({ path }) => path.length > 1).length
