import { entranceOf, type State } from '../../../../engine/fairy-tale/index.ts'
import type { Direction } from '../../../../engine/kernel/index.ts'
import { endsTale, futureOfChoice, stridesOf } from '../../foresight/index.ts'
import type { Messages } from '../../words/messages.ts'
import { movingIn } from '../foresight/outcomes.ts'

/** What choosing a side costs. */
export interface Price {
  hurt: number
  /** The tale is lost by it. */
  ends: boolean
}

/** What a side on a 5 costs; null where there is nothing to say: new monsters cost nothing as a rule. */
export function priceOf(state: State, side: Direction): Price | null {
  const future = futureOfChoice(state, side)
  if (!future) return null
  const price = { hurt: future.hurt, ends: endsTale(future) }
  return state.pending?.kind === 'movement-side' || price.hurt > 0 || price.ends ? price : null
}

/** Who would move or come on a side, in a few words. */
export function bringsWords({ board, common }: Messages, state: State, side: Direction): string {
  if (state.pending?.kind !== 'spawn-side')
    return board.wouldMove(movingIn({ strides: stridesOf(futureOfChoice(state, side)?.events ?? []) }))
  const entrance = entranceOf(state, side)
  const { count } = state.pending
  if (entrance && count > 1 && state.rules.arrivals === 'dealt') return board.wouldBegin(count)
  if (entrance && entrance.side !== side) return board.comeElsewhere(common.directions[entrance.side])
  return board.wouldCome(entrance ? (state.rules.arrivals === 'each' ? 1 : count) : 0)
}
