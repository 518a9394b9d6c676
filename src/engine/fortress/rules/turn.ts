import { phaseOf, type Soldier, type State } from '../state.ts'
import type { RuleContext } from '../types.ts'
import { hasNoCreatures } from './army.ts'
import { drawCard } from './draw.ts'
import { endGame } from './outcome.ts'

/** Begins a turn: readies everything and draws [S 5]. */
export function beginTurn(context: RuleContext): void {
  const { state, emit } = context
  state.turn += 1
  state.spent = 0
  state.laid = 0
  state.attacked = false
  state.army = state.army.map(rested)
  emit?.({ type: 'turn-began', turn: state.turn, phase: phaseOf(state) })
  for (let cards = cardsATurn(state); cards > 0; cards--) drawCard(context)
  endWithoutCreatures(context)
}

const rested = (soldier: Soldier): Soldier =>
  soldier.fresh ? { creature: soldier.creature, fresh: false } : soldier

/** Returns the number of cards drawn at the start of a turn; the talking-mirror adds one. */
export const cardsATurn = ({ treasure }: Pick<State, 'treasure'>): number =>
  treasure === 'talking-mirror' ? 2 : 1

/** Ends the siege in defeat if it is hopeless without creatures [S 17]. */
export function endWithoutCreatures(context: RuleContext): void {
  if (hasNoCreatures(context.state)) endGame(context, { kind: 'total-defeat', cause: 'no-creatures' })
}
