import { wordCodec } from '../kernel/word-codec.ts'
import type { Action } from './actions.ts'
import { parseSpace, spaceName } from './board.ts'

/** An action in the words of the law: "muster n1", "march". The faces of a roll are no part of it: see {@link parseGiven}. */
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

/** An action, and the faces that were given with it where it is a roll: "roll 4", with two dice "roll 4 2". */
export interface GivenAction {
  action: Action
  /** None where they are left to luck. */
  faces: number[]
}

/** Reads an action with whatever faces are given; null for any other text. */
export function parseGiven(text: string): GivenAction | null {
  const rolled = /^roll((?: [1-6]){1,2})$/.exec(text)
  if (rolled) return { action: { type: 'roll' }, faces: (rolled[1] ?? '').trim().split(' ').map(Number) }
  const action = parseAction(text)
  return action && { action, faces: [] }
}
