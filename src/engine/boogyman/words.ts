import { type Word, wordCodec } from '../kernel/word-codec.ts'
import type { Action } from './actions.ts'
import { parseTile, type Tile, tileName } from './board.ts'

const tile: Word<Tile> = { write: tileName, read: parseTile }

/** Actions in notation: "step d4 d5". */
export const ACTION_WORDS = wordCodec<Action>({
  place: { at: tile },
  step: { from: tile, to: tile },
  spawn: { at: tile },
  call: { at: tile },
  prowl: { to: tile },
  'agree-draw': {},
  'give-up': {},
})

export const { text: actionText, parse: parseAction, turnText, parseTurn } = ACTION_WORDS

/** The tiles of an action, in the order of its notation. */
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
