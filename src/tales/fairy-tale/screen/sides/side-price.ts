import { entranceOf, type MonsterKind, type State } from '../../../../engine/fairy-tale/index.ts'
import type { Direction } from '../../../../engine/kernel/index.ts'
import { endsTale, futureOfChoice, monsterRuns } from '../../foresight/index.ts'
import type { Messages } from '../../words/messages.ts'
import { movingIn } from '../foresight/outcomes.ts'

/** The cost of choosing a side. */
export interface Price {
  hurt: number
  /** True if this choice loses the game. */
  ends: boolean
}

/** Returns the cost of a side after a roll of 5. Null if it has none, as for most new monsters. */
export function priceOf(state: State, side: Direction): Price | null {
  const future = futureOfChoice(state, side)
  if (!future) return null
  const price = { hurt: future.hurt, ends: endsTale(future) }
  return state.pending?.kind === 'movement-side' || price.hurt > 0 || price.ends ? price : null
}

/** Returns a few words on the monsters that would move or enter on a side. */
export function bringsWords({ board, common }: Messages, state: State, side: Direction): string {
  if (state.pending?.kind !== 'spawn-side')
    return board.wouldMove(movingIn({ strides: monsterRuns(futureOfChoice(state, side)?.events ?? []) }))
  const entrance = entranceOf(state, side)
  const { count } = state.pending
  if (entrance && count > 1 && state.rules.arrivals === 'dealt') return board.wouldBegin(count)
  if (entrance && entrance.side !== side) return board.comeElsewhere(common.directions[entrance.side])
  return board.wouldCome(entrance ? (state.rules.arrivals === 'each' ? 1 : count) : 0)
}

/** Returns the monsters that would move on a side, in the order of the rules. Empty if new monsters enter instead. */
export function moversOf(state: State, side: Direction): MonsterKind[] {
  if (state.pending?.kind !== 'movement-side') return []
  const strides = monsterRuns(futureOfChoice(state, side)?.events ?? [])
  return strides.flatMap(({ kind, path }) => (path.length > 1 ? [kind] : []))
}
