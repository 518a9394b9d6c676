import { wordCodec } from '../kernel/word-codec.ts'
import type { Action } from './actions.ts'
import { parseSpace, spaceName } from './board.ts'

/** Codec of actions in the words of the law: "muster n1", "march". Excludes the faces of a roll: see {@link parseGiven}. */
export const ACTION_WORDS = wordCodec<Action>({
  muster: { at: { write: spaceName, read: parseSpace } },
  roll: {},
  march: {},
  turn: {},
  build: {},
  tear: {},
  end: {},
  'give-up': {},
})

export const { text: actionText, parse: parseAction, turnText, parseTurn } = ACTION_WORDS

/** An action with the given faces of a roll: "roll 4", with two dice "roll 4 2". */
export interface GivenAction {
  action: Action
  /** The faces of the dice; empty if the rng decides them. */
  dice: number[]
}

/** Parses an action with any given faces; returns null for other texts. */
export function parseGiven(text: string): GivenAction | null {
  const rolled = /^roll((?: [1-6]){1,2})$/.exec(text)
  if (rolled) return { action: { type: 'roll' }, dice: (rolled[1] ?? '').trim().split(' ').map(Number) }
  const action = parseAction(text)
  return action && { action, dice: [] }
}
