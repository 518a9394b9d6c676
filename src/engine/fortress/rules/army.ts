import { type CreatureId, creatureFace, isCreature } from '../cards.ts'
import type { Soldier, State } from '../state.ts'

/** Whether a creature of the army may fight in this turn: with the league-boots none needs rest [S 9]. */
export const isReady = ({ treasure }: State, { fresh }: Soldier): boolean =>
  !fresh || treasure === 'league-boots'

/** Whether one of the army, counted from 0, stands in the column. */
export const isSent = ({ column }: State, soldier: number): boolean =>
  column.some((pair) => pair.soldier === soldier)

/** The leftmost of these creatures that is ready and not sent yet, counted from 0; −1 where there is none [S 15]. */
export const nextToSend = (state: State, creature: CreatureId): number =>
  state.army.findIndex(
    (soldier, index) => soldier.creature === creature && isReady(state, soldier) && !isSent(state, index),
  )

/** Whether nothing can ever come of this siege: no creature in the army or the hand, and no card to draw [S 17]. */
export const hasNoCreatures = ({ army, hand, deck }: State): boolean =>
  army.length === 0 && deck.length === 0 && !hand.some(isCreature)

const RAM = 4
const KEY = 2

/** What the treasure in play adds to the total of the assault. */
export function assaultBonus({ treasure }: State): number {
  if (treasure === 'siege-ram') return RAM
  return treasure === 'golden-key' ? KEY : 0
}

/** What the assault would come to now: the powers of all who do not rest, and the treasure (section 6). */
export const assaultTotal = (state: State): number =>
  state.army
    .filter((soldier) => isReady(state, soldier))
    .reduce((sum, { creature }) => sum + creatureFace(creature).power, assaultBonus(state))
