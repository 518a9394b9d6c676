import { planAt, type Tried } from '../../../../../engine/fairy-tale/index.ts'
import { clockwiseFrom, type Direction } from '../../../../../engine/kernel/index.ts'
import { startOf } from '../../log/explain.ts'
import type { RunPart } from '../../log/runs.ts'

/** One of the four exits of a tile, as the monster tried them. */
export interface Exit {
  side: Direction
  /** Its position in the order of trying, from 1. */
  order: number
  fate: 'refused' | 'taken' | 'untried'
  /** Why it was not open. Also set for a full tile that the monster was finally pushed onto. */
  tried: Tried | null
}

/**
 * Returns the four exits of a step in the order of trying. Untried ones come last, in their planned order. Empty if the monster
 * was held and tried none.
 */
export function exitsOf(part: RunPart): Exit[] {
  const { event, state } = part
  if (event.type === 'monster-stayed' && event.held) return []
  const { tried } = event.reason
  const taken = event.type === 'monster-stepped' ? event.turn : null
  const looked = tried.map(({ turn }) => turn)
  const order = new Set([...looked, ...(taken ? [taken] : []), ...planAt(state, startOf(part))])
  return [...order].map((side, index) => {
    const refusal = tried.find(({ turn }) => turn === side) ?? null
    const fate = side === taken ? 'taken' : refusal ? 'refused' : 'untried'
    return { side, order: index + 1, fate, tried: refusal }
  })
}

/** True if the tile of a step prints an order of its own, other than clockwise. */
export function hasOwnOrder(part: RunPart): boolean {
  const plan = planAt(part.state, startOf(part))
  return plan.join() !== clockwiseFrom(part.event.reason.desired).join()
}
