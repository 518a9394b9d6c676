import { type Action, places, type State } from '../../engine/fairy-tale/index.ts'
import type { Place } from '../../engine/kernel/index.ts'
import { type Box, spotOf } from '../board/layout.ts'
import { dangerIn } from './danger-side.ts'
import type { Told } from './hint-words.ts'

/** On which edge of the board the hint hangs: away from what it is about, so that it never covers that. */
export function edgeFor({ state, grade, action }: Told, { left, right }: Box): 'left' | 'right' {
  const target = grade > 2 && action ? targetOf(state, action) : null
  if (target !== null) return spotOf(target).x > (left + right) / 2 ? 'left' : 'right'
  const danger = dangerIn(state)
  return danger.kind !== 'safe' && danger.side === 'east' ? 'left' : 'right'
}

/** The place that an action is about; null where it is about none. */
export function targetOf({ tiles: forest, seats }: State, action: Action): Place | null {
  switch (action.type) {
    case 'walk':
      return action.to
    case 'remove':
      return (
        places(forest).find((place) => forest[place]?.monsters.some(({ n }) => n === action.monster)) ?? null
      )
    case 'expand':
    case 'use-symbol':
    case 'choose-place':
      return action.at
    case 'use':
      return action.at ?? (action.seat === undefined ? null : (seats[action.seat]?.at ?? null))
    default:
      return null
  }
}
