import {
  type Action,
  boogyman,
  type Refusal,
  type State,
  type Tile,
} from '../../../../engine/boogyman/index.ts'
import { play } from '../../../../engine/kernel/index.ts'
import type { InHand } from '../../intent/in-hand.ts'
import { pressOf } from '../../intent/press.ts'

/** A rescue while somebody tries it: how it stood before each action and stands now, and what is in hand. */
export interface Attempt {
  readonly states: readonly [State, ...State[]]
  readonly actions: readonly Action[]
  readonly inHand: InHand
  /** Why what was wished last cannot be. */
  readonly refusal: Refusal | null
}

export const begun = (start: State): Attempt => ({
  states: [start],
  actions: [],
  inHand: null,
  refusal: null,
})

/** How it stands. */
export const standingNow = ({ states }: Attempt): State => states.at(-1) ?? states[0]

/** The turn has passed, or the duel is over. */
export function isOver(attempt: Attempt): boolean {
  const { outcome, turn } = standingNow(attempt)
  return outcome !== null || turn !== attempt.states[0].turn
}

/** Whether whoever is on turn has won. */
export const isWon = (attempt: Attempt): boolean =>
  standingNow(attempt).outcome?.winner === attempt.states[0].onTurn

/** Carries an action out, or says why it cannot be. */
export function acted(attempt: Attempt, action: Action): Attempt {
  if (isOver(attempt)) return attempt
  const played = play(boogyman, standingNow(attempt), action)
  if (!played.ok) return { ...attempt, refusal: played.error }
  return {
    states: [...attempt.states, played.value.state],
    actions: [...attempt.actions, action],
    inHand: null,
    refusal: null,
  }
}

/** A tile was pressed: as at the table a piece is taken up, put back, or goes there. */
export function pressed(attempt: Attempt, tile: Tile): Attempt {
  if (isOver(attempt)) return attempt
  const press = pressOf(standingNow(attempt), attempt.inHand, tile)
  if (press.kind === 'act') return acted(attempt, press.action)
  if (press.kind === 'hold') return { ...attempt, inHand: press.inHand, refusal: null }
  return { ...attempt, refusal: press.why }
}

/** The pawn in hand and two trees become two pawns, or the Boogyman. */
export const given = (attempt: Attempt, type: 'spawn' | 'call'): Attempt =>
  attempt.inHand?.kind === 'pawn' ? acted(attempt, { type, at: attempt.inHand.at }) : attempt

/** Puts back what is in hand. */
export const letGo = (attempt: Attempt): Attempt => ({ ...attempt, inHand: null, refusal: null })

/** Takes the last action back. */
export function undone(attempt: Attempt): Attempt {
  const [first, ...later] = attempt.states
  return {
    states: [first, ...later.slice(0, -1)],
    actions: attempt.actions.slice(0, -1),
    inHand: null,
    refusal: null,
  }
}
