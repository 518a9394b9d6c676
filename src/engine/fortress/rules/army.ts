import { type CreatureId, creatureFace, isCreature } from '../cards.ts'
import type { Soldier, State } from '../state.ts'

/** True if a creature may fight in this turn. With the league-boots no creature needs rest [S 9]. */
export const isReady = ({ treasure }: State, { fresh }: Soldier): boolean =>
  !fresh || treasure === 'league-boots'

/** True if a creature is in the column, by its index in the army from 0. */
export const isSent = ({ column }: State, soldier: number): boolean =>
  column.some((pair) => pair.soldier === soldier)

/** Returns the army index of the leftmost ready copy outside the column, or −1 [S 15]. */
export const nextToSend = (state: State, creature: CreatureId): number =>
  state.army.findIndex(
    (soldier, index) => soldier.creature === creature && isReady(state, soldier) && !isSent(state, index),
  )

/** True if the siege is hopeless: no creature in army or hand, and an empty deck [S 17]. */
export const hasNoCreatures = ({ army, hand, deck }: State): boolean =>
  army.length === 0 && deck.length === 0 && !hand.some(isCreature)

const RAM = 4
const KEY = 2

/** Returns the bonus of the treasure in play to the assault. */
export function assaultBonus({ treasure }: State): number {
  if (treasure === 'siege-ram') return RAM
  return treasure === 'golden-key' ? KEY : 0
}

/** Returns the total of an assault now: the powers of all ready creatures plus the treasure (section 6). */
export const assaultTotal = (state: State): number =>
  state.army
    .filter((soldier) => isReady(state, soldier))
    .reduce((sum, { creature }) => sum + creatureFace(creature).power, assaultBonus(state))
