import type { Action } from './actions.ts'
import { parseTile, type Tile, tileName } from './board.ts'

/** An action in the words of the law: "step d4 d5". */
export const actionText = (action: Action): string =>
  [action.type, ...tilesIn(action).map(tileName)].join(' ')

/** The tiles that an action names, in the order in which it names them. */
export function tilesIn(action: Action): Tile[] {
  switch (action.type) {
    case 'step':
      return [action.from, action.to]
    case 'prowl':
      return [action.to]
    case 'agree-draw':
    case 'give-up':
      return []
    default:
      return [action.at]
  }
}

/** Reads an action; null for any other text. */
export function parseAction(text: string): Action | null {
  const [type = '', ...names] = text.split(' ')
  const tiles = names.map(parseTile)
  const [one = null, two = null] = tiles
  const named = tiles.length
  switch (type) {
    case 'place':
    case 'spawn':
    case 'call':
      return one !== null && named === 1 ? { type, at: one } : null
    case 'step':
      return one !== null && two !== null && named === 2 ? { type, from: one, to: two } : null
    case 'prowl':
      return one !== null && named === 1 ? { type, to: one } : null
    case 'agree-draw':
    case 'give-up':
      return named === 0 ? { type } : null
    default:
      return null
  }
}

/** A whole turn, its actions joined by commas: "call b2, prowl d4"; null for any other text. */
export function parseTurn(text: string): Action[] | null {
  const actions = text.split(',').map((part) => parseAction(part.trim()))
  return actions.every((action) => action !== null) ? actions : null
}

/** Several actions in words, joined as {@link parseTurn} reads them. */
export const turnText = (actions: readonly Action[]): string => actions.map(actionText).join(', ')
