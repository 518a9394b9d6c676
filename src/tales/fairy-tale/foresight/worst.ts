import { FACE_OF, facesToFall, type State } from '../../../engine/fairy-tale/index.ts'
import type { DieFace } from '../../../engine/kernel/index.ts'
import type { Future, Futures, Movement } from './future.ts'
import { allFaces } from './odds.ts'

/** The worst result of the coming movement. All displays must use it, so that they agree. */
export interface Worst {
  /** The monsters that move. Of movements with equal cost: the likeliest, then the first in die order. */
  way: Movement
  /** The number of hearts lost, at least one. */
  hurt: number
  /** True if the game is lost. */
  ends: boolean
  /** The number of faces with the same cost, and of all possible faces. */
  faces: number
  of: number
}

/** True if the game is lost by a future. */
export const endsTale = ({ after }: Future): boolean => after.outcome === 'lost'

/** The cost of a future. Losing the game outweighs any number of hearts. */
const costOf = (future: Future): number => (endsTale(future) ? Number.POSITIVE_INFINITY : future.hurt)

/**
 * Returns the worst result of a movement: by loss of the game, then hearts, then probability; null if nothing is lost. Movements without a
 * face are ignored: with a known 5 [R 66] players can avoid the worst side.
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

/** Returns the only possible face if it is known in advance [R 66] [R 72]; else the face of the worst result, or null. */
export function faceOfWorst(state: State, worst: Worst | null): DieFace | null {
  const [one, another] = facesToFall(state, 'movement')
  if (one && !another) return one
  return worst && FACE_OF[worst.way]
}
