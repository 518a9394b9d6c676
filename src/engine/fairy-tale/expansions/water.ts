import { DIRECTIONS, directionTo, neighbour, type Place } from '../../kernel/boards/square.ts'
import type { RuleContext } from '../context.ts'
import type { ActionRule } from '../rules/actions/action-rule.ts'
import { closureAt } from '../rules/closed.ts'
import { seatOnTurn } from '../rules/seats.ts'
import { refuseFree } from './free.ts'

/** Fills the bucket of the character of a seat, in games with fire [R 43]. */
export function fillBucket({ state, emit }: RuleContext, seat: number, at: Place): void {
  const { extras, boxes } = state
  if (!extras || !boxes.fire || extras.buckets.includes(seat)) return
  extras.buckets = [...extras.buckets, seat].sort((a, b) => a - b)
  emit?.({ type: 'bucket-filled', seat, at })
}

/** Empties a full bucket over a burning neighbour and puts the fire out [R 43]. */
export const pour: ActionRule<'pour'> = {
  candidates(state) {
    const from = seatOnTurn(state)?.at
    return from === undefined ? [] : DIRECTIONS.map((side) => ({ type: 'pour', at: neighbour(from, side) }))
  },

  refuse(state, { at }) {
    const refusal = refuseFree(state)
    if (refusal) return refusal
    if (!state.extras?.buckets.includes(state.onTurn)) return { code: 'no-water' }
    if (closureAt(state, at)?.by !== 'fire') return { code: 'no-fire-there' }
    const from = seatOnTurn(state)?.at
    return from !== undefined && directionTo(from, at) ? null : { code: 'not-next-door' }
  },

  apply({ state, emit }, { at }) {
    const { extras, onTurn } = state
    if (!extras) return
    extras.buckets = extras.buckets.filter((seat) => seat !== onTurn)
    delete extras.closed[at]
    emit?.({ type: 'fire-doused', seat: onTurn, at })
  },
}
