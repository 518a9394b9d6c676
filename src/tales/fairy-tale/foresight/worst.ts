import { FACE_OF, facesToFall, type State } from '../../../engine/fairy-tale/index.ts'
import type { DieFace } from '../../../engine/kernel/index.ts'
import type { Future, Futures, Movement } from './future.ts'
import { allFaces } from './odds.ts'

/** The worst that the coming movement may bring. All who tell of it ask here, so that they tell the same. */
export interface Worst {
  /** Who moves in it. Of several ways that cost the same: the likeliest, then the first in the order of the die. */
  way: Movement
  /** Hearts that it costs, at least one. */
  hurt: number
  /** The tale is lost by it. */
  ends: boolean
  /** How many of the faces that the die can show cost as much, and how many there are. */
  faces: number
  of: number
}

/** The tale is lost by a future. */
export const endsTale = ({ after }: Future): boolean => after.outcome === 'lost'

/** What a future costs: its end weighs more than any hearts. */
const costOf = (future: Future): number => (endsTale(future) ? Number.POSITIVE_INFINITY : future.hurt)

/**
 * The worst outcome of a movement: first the end of the tale, then hearts, then chance; null where nothing is lost. A way
 * that no face brings is none: after a 5 that lies open [R 66] nobody has to choose the side that costs most.
 */
export function worstOf(futures: Futures): Worst | null {
  const faces = allFaces(futures)
  const most = Math.max(...faces.map((way) => costOf(futures[way])))
  if (most === 0) return null
  const worst = faces.filter((way) => costOf(futures[way]) === most)
  const chance = (way: Movement) => worst.filter((other) => other === way).length
  const way = worst.reduce((best, other) => (chance(other) > chance(best) ? other : best))
  return { way, hurt: futures[way].hurt, ends: endsTale(futures[way]), faces: worst.length, of: faces.length }
}

/** The face that shows what comes: the one that alone can, since it lies open [R 66] [R 72]; else that of the worst, if any. */
export function faceOfWorst(state: State, worst: Worst | null): DieFace | null {
  const [one, another] = facesToFall(state, 'movement')
  if (one && !another) return one
  return worst && FACE_OF[worst.way]
}
