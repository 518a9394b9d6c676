import { boogyman, preyOf, type State, type Tile } from '../../engine/boogyman/index.ts'
import { play } from '../../engine/kernel/index.ts'

/** The tiles where the Boogyman could capture in this turn, if he were called now. */
export function preyOfCall(state: State, at: Tile): Tile[] {
  const called = play(boogyman, state, { type: 'call', at })
  if (!called.ok || called.value.state.onTurn !== state.onTurn || called.value.state.outcome) return []
  return [...preyOf(called.value.state, state.onTurn)].flatMap(([tile, count]) => (count > 0 ? [tile] : []))
}
