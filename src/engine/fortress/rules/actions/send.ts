import { refusedIf } from '../../../kernel/action-rules.ts'
import type { RefusalCode } from '../../../kernel/game.ts'
import { type CreatureId, creatureFace, isCreature, sumOf } from '../../cards.ts'
import { phaseOf, type State } from '../../state.ts'
import type { Fortress } from '../../types.ts'
import { isReady, nextToSend } from '../army.ts'
import { meetingNow } from '../meeting.ts'
import type { ActionRule } from './action-rule.ts'

/** Sends a ready creature into the column, where a free defender meets it at once [S 11] [S 12]. */
export const send: ActionRule<'send'> = {
  refuse(state, { card }) {
    if (!isCreature(card) || !state.army.some(({ creature }) => creature === card))
      return { code: 'not-in-army' }
    if (phaseOf(state) === 'assault') return { code: 'must-assault' }
    if (state.attacked) return { code: 'attacked-already' }
    return refusedIf(refuseToStep(state, card))
  },

  apply({ state, emit }, { card }) {
    if (!isCreature(card)) return
    const meeting = meetingNow(state, card)
    if (!meeting) return
    const { place, reason } = meeting
    const defender = state.garrison[place]
    state.column.push({ soldier: nextToSend(state, card), place })
    if (defender) emit?.({ type: 'met', attacker: card, defender, place: place + 1, reason })
  },
}

/** Returns why a creature of the army cannot join the column, or null. */
function refuseToStep(state: State, card: CreatureId): RefusalCode<Fortress> | null {
  if (nextToSend(state, card) === -1) {
    const rests = state.army.some((soldier) => soldier.creature === card && !isReady(state, soldier))
    return rests ? 'not-ready' : 'sent-already'
  }
  if (state.column.length === state.garrison.length) return 'nobody-to-meet'
  return comesTooLate(state, card) ? 'stronger-first' : null
}

/** True if house rule `strongest` forbids the creature after a weaker one, by printed values [S 25]. */
function comesTooLate({ rules, column, army }: State, card: CreatureId): boolean {
  const before = army[column.at(-1)?.soldier ?? -1]?.creature
  if (rules.order !== 'strongest' || !before) return false
  const more = sumOf(card) - sumOf(before)
  return more > 0 || (more === 0 && creatureFace(card).power > creatureFace(before).power)
}
