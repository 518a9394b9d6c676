import {
  type Action,
  boogyman,
  type Refusal,
  type State,
  type Tile,
} from '../../../../engine/boogyman/index.ts'
import { play } from '../../../../engine/kernel/index.ts'
import { clickResult } from '../../intent/press.ts'
import type { TurnSelection } from '../../intent/turn-selection.ts'

/** An attempt at a rescue: the states before and after each action, and the selection. */
export interface Attempt {
  readonly states: readonly [State, ...State[]]
  readonly actions: readonly Action[]
  readonly inHand: TurnSelection
  /** The reason why the last action was refused. */
  readonly refusal: Refusal | null
}

export const begun = (start: State): Attempt => ({
  states: [start],
  actions: [],
  inHand: null,
  refusal: null,
})

/** The current state. */
export const standingNow = ({ states }: Attempt): State => states.at(-1) ?? states[0]

/** True if the turn has passed or the duel has ended. */
export function isAttemptOver(attempt: Attempt): boolean {
  const { outcome, turn } = standingNow(attempt)
  return outcome !== null || turn !== attempt.states[0].turn
}

/** True if the side on turn has won. */
export const isWon = (attempt: Attempt): boolean =>
  standingNow(attempt).outcome?.winner === attempt.states[0].onTurn

/** Applies an action, or keeps the reason of its refusal. */
export function acted(attempt: Attempt, action: Action): Attempt {
  if (isAttemptOver(attempt)) return attempt
  const played = play(boogyman, standingNow(attempt), action)
  if (!played.ok) return { ...attempt, refusal: played.error }
  return {
    states: [...attempt.states, played.value.state],
    actions: [...attempt.actions, action],
    inHand: null,
    refusal: null,
  }
}

/** Handles a press on a tile as at the table: selects, deselects or moves a piece. */
export function pressTile(attempt: Attempt, tile: Tile): Attempt {
  if (isAttemptOver(attempt)) return attempt
  const press = clickResult(standingNow(attempt), attempt.inHand, tile)
  if (press.kind === 'act') return acted(attempt, press.action)
  if (press.kind === 'hold') return { ...attempt, inHand: press.inHand, refusal: null }
  return { ...attempt, refusal: press.why }
}

/** Spawns or calls with the selected pawn. */
export const given = (attempt: Attempt, type: 'spawn' | 'call'): Attempt =>
  attempt.inHand?.kind === 'pawn' ? acted(attempt, { type, at: attempt.inHand.at }) : attempt

/** Clears the selection. */
export const letGo = (attempt: Attempt): Attempt => ({ ...attempt, inHand: null, refusal: null })

/** Undoes the last action. */
export function undone(attempt: Attempt): Attempt {
  const [first, ...later] = attempt.states
  return {
    states: [first, ...later.slice(0, -1)],
    actions: attempt.actions.slice(0, -1),
    inHand: null,
    refusal: null,
  }
}
