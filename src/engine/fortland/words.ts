import type { Action } from './actions.ts'
import { parseSpace, spaceName } from './board.ts'

/** An action in the words of the law: "muster n1", "march". */
export const actionText = (action: Action): string =>
  action.type === 'muster' ? `${action.type} ${spaceName(action.at)}` : action.type

/** Reads an action; null for any other text. The faces of a roll are no part of it: see {@link parseGiven}. */
export function parseAction(text: string): Action | null {
  const [type = '', name, ...more] = text.split(' ')
  if (type === 'muster') {
    const at = parseSpace(name ?? '')
    return at !== null && more.length === 0 ? { type, at } : null
  }
  return name === undefined ? plainAction(type) : null
}

function plainAction(type: string): Action | null {
  switch (type) {
    case 'roll':
    case 'march':
    case 'turn':
    case 'build':
    case 'tear':
    case 'end':
    case 'give-up':
      return { type }
    default:
      return null
  }
}

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

/** Several actions in words, joined as {@link parseTurn} reads them. */
export const turnText = (actions: readonly Action[]): string => actions.map(actionText).join(', ')

/** Several actions, joined by commas: "march, march, build"; null for any other text. */
export function parseTurn(text: string): Action[] | null {
  const actions = text.split(',').map((part) => parseAction(part.trim()))
  return actions.every((action) => action !== null) ? actions : null
}
