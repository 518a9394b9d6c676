import { planAt, type Tried } from '../../../../../engine/fairy-tale/index.ts'
import { clockwiseFrom, type Direction } from '../../../../../engine/kernel/index.ts'
import { startOf } from '../../log/explain.ts'
import type { RunPart } from '../../log/runs.ts'

/** One of the four ways out of a tile, as a monster looked at them. */
export interface Exit {
  side: Direction
  /** Which it was in the order of trying, from 1. */
  order: number
  fate: 'refused' | 'taken' | 'untried'
  /** Why it did not exist; also of a full tile that it was pushed onto at last. */
  tried: Tried | null
}

/**
 * The four exits of a step in the order in which they were tried, those not tried last and in the order in
 * which they would have been. None where the monster was held, and tried nothing.
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

/** Whether the tile of a step prints an order of its own, other than clockwise. */
export function hasOwnOrder(part: RunPart): boolean {
  const plan = planAt(part.state, startOf(part))
  return plan.join() !== clockwiseFrom(part.event.reason.desired).join()
}
