import type { Table } from '../kind.ts'
import { phaseOf, type Soldier, type State } from '../state.ts'
import { hasNoCreatures } from './army.ts'
import { drawCard } from './draw.ts'
import { endGame } from './outcome.ts'

/** Begins a turn: everything is ready again, and a card is drawn [S 5]. */
export function beginTurn(table: Table): void {
  const { state, emit } = table
  state.turn += 1
  state.spent = 0
  state.laid = 0
  state.attacked = false
  state.army = state.army.map(rested)
  emit?.({ type: 'turn-began', turn: state.turn, phase: phaseOf(state) })
  for (let cards = cardsATurn(state); cards > 0; cards--) drawCard(table)
  endWithoutCreatures(table)
}

const rested = (soldier: Soldier): Soldier =>
  soldier.fresh ? { creature: soldier.creature, fresh: false } : soldier

/** How many cards a turn begins with: the talking-mirror shows one more. */
export const cardsATurn = ({ treasure }: Pick<State, 'treasure'>): number =>
  treasure === 'talking-mirror' ? 2 : 1

/** Without creatures, and with none to come, the siege is lost at once [S 17]. */
export function endWithoutCreatures(table: Table): void {
  if (hasNoCreatures(table.state)) endGame(table, { kind: 'total-defeat', cause: 'no-creatures' })
}
