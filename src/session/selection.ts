import type { GameTypes } from '../engine/kernel/index.ts'
import { type SessionEvent, statesOf } from './events.ts'
import { asRefusal, type GameHook } from './game-store.ts'

/**
 * Plays actions with the selection, and sets the `idle` intent. If the rules refuse, the selection stays, and the reason is set with the
 * place `at`. Returns the refusal, or null. A press that was too hasty changes nothing.
 */
export function playSelection<K extends GameTypes, At, Idle>(
  game: Pick<GameHook<K>, 'getState'>,
  actions: readonly K['Action'][],
  at: At,
  idle: Idle,
  set: (intent: NoInfer<Idle> | { refused: { why: K['Refusal']; at: At } }) => void,
): K['Refusal'] | null {
  const acted = game.getState().actAll(actions)
  if (acted === 'too-hasty') return null
  const why = asRefusal<K>(acted)
  set(why ? { refused: { why, at } } : idle)
  return why
}

/**
 * Makes the `carry` of a position store with an intent. Within a turn the selection stays if `still` allows it in the new position. The
 * next player's turn begins with the `idle` intent.
 */
export const carrySelection =
  <K extends GameTypes & { State: { turn: number } }, TurnSelection>(
    idle: { inHand: TurnSelection },
    still: (state: K['State'], inHand: TurnSelection) => TurnSelection,
  ) =>
  <Intent extends { inHand: TurnSelection }>(intent: Intent, event: SessionEvent<K>): Intent => {
    const { before, after } = statesOf(event)
    const isSameTurn = before && after && before.turn === after.turn
    return { ...intent, ...idle, ...(isSameTurn && { inHand: still(after, intent.inHand) }) }
  }
