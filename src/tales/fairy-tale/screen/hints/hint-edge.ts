import type { Box } from '../../../../ui/stage/spot.ts'
import { spotOf } from '../forest/layout.ts'
import { dangerIn } from './danger-side.ts'
import { planMarks } from './hint-plan.ts'
import type { Told } from './hint-words.ts'

/** On which edge of the board the hint hangs: away from what it is about, so that it never covers that. */
export function edgeFor({ state, grade, plan }: Told, { left, right }: Box): 'left' | 'right' {
  const target = grade > 2 && plan ? planMarks(state, plan).targets.at(-1) : undefined
  if (target !== undefined) return spotOf(target).x > (left + right) / 2 ? 'left' : 'right'
  const danger = dangerIn(state)
  return danger.kind !== 'safe' && danger.side === 'east' ? 'left' : 'right'
}
