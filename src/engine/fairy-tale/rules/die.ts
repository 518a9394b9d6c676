import type { DieFace } from '../../kernel/chance.ts'
import type { RollFor, State } from '../state.ts'
import type { Table } from '../table.ts'
import { powersOnTurn, refusePower } from './powers.ts'

/** Throws the die. `again`: in place of one that fell before it in the same roll. */
export function throwDie({ chance, emit }: Table, rollFor: RollFor, again: boolean): DieFace {
  const face = chance.die()
  emit?.({ type: 'die-rolled', for: rollFor, face, again })
  return face
}

/** Whether the character on turn could have the die rolled again that has just fallen. */
const canReroll = (state: State): boolean =>
  powersOnTurn(state).some(
    ({ power, rules }) => rules.effect.do === 'reroll' && refusePower(state, power) === null,
  )

/** Leaves pending whether the die shall stand, if it could be rolled again; whether it did so [R 34]. */
export function askAboutDie({ state, emit }: Table, rollFor: RollFor, face: DieFace): boolean {
  state.pending = { kind: 'die', for: rollFor, face }
  if (!canReroll(state)) {
    state.pending = null
    return false
  }
  emit?.({ type: 'question-asked', seat: state.onTurn, question: 'die' })
  return true
}
