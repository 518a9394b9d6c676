import { ACTION_TYPES, type Action } from './actions.ts'
import { parseCard } from './cards.ts'

/** An action in the words of the law: "send mill-ox". */
export const actionText = (action: Action): string =>
  'card' in action ? `${action.type} ${action.card}` : action.type

/** Reads an action; null for any other text. */
export function parseAction(text: string): Action | null {
  const [word = '', name, ...more] = text.split(' ')
  const type = ACTION_TYPES.find((one) => one === word)
  if (!type || more.length > 0) return null
  if (type !== 'lay' && type !== 'cast' && type !== 'send') return name === undefined ? { type } : null
  const card = name === undefined ? null : parseCard(name)
  return card && { type, card }
}
