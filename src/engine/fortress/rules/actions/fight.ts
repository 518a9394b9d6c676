import type { EventOf } from '../../../kernel/game.ts'
import { creatureFace, putInOrder } from '../../cards.ts'
import type { State } from '../../state.ts'
import type { Fortress } from '../../types.ts'
import { attackerAt, falls } from '../meeting.ts'
import { endWithoutCreatures } from '../turn.ts'
import type { ActionRule } from './action-rule.ts'

/** Resolves all pairs at the same time. A creature falls if the damage reaches its toughness [S 15]. */
export const fight: ActionRule<'fight'> = {
  refuse: ({ column }) => (column.length === 0 ? { code: 'nobody-sent' } : null),

  apply(context) {
    const { state, emit } = context
    const blows = blowsOf(state)
    clearField(state, blows)
    state.column = []
    state.attacked = true
    for (const { told } of blows) emit?.(told)
    if (state.garrison.length === 0) emit?.({ type: 'garrison-gone' })
    endWithoutCreatures(context)
  },
}

/** The result of one pair: its indices in army and line, and who falls. */
export interface Blow {
  soldier: number
  place: number
  told: EventOf<Fortress, 'fought'>
}

/** Returns the result of every pair of the column, in the order sent. */
export function blowsOf(state: State): Blow[] {
  return state.column.flatMap(({ soldier, place }, index) => {
    const attacker = state.army[soldier]?.creature
    const defender = state.garrison[place]
    if (!attacker || !defender) return []
    const [one, other] = [attackerAt(state, attacker, index), creatureFace(defender)]
    const told = {
      type: 'fought' as const,
      attacker,
      defender,
      attackerFalls: falls(one, other),
      defenderFalls: falls(other, one),
    }
    return [{ soldier, place, told }]
  })
}

/** Removes the fallen; the others keep their order. */
function clearField(state: State, blows: readonly Blow[]): void {
  const lost = blows.filter(({ told }) => told.attackerFalls)
  const won = blows.filter(({ told }) => told.defenderFalls)
  state.army = state.army.filter((_, index) => !lost.some(({ soldier }) => soldier === index))
  state.garrison = state.garrison.filter((_, index) => !won.some(({ place }) => place === index))
  for (const { told } of lost) putInOrder(state.fallen, told.attacker)
  for (const { told } of won) putInOrder(state.slain, told.defender)
}
