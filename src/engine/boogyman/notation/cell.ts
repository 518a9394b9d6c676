import type { Tile } from '../board.ts'
import { actedOn, pawnsOn, treesOn } from '../rules/tiles.ts'
import type { Seat, State } from '../state.ts'

/** An empty tile. */
export const EMPTY = '.'

/** The pieces of one side on a tile: numbers of Boogymen and pawns, and of those that have acted. */
interface SideOf {
  boogymen: number
  prowled: number
  pawns: number
  acted: number
}

/** The parsed contents of a tile. */
export interface ParsedTile {
  sides: [SideOf, SideOf]
  trees: number
}

/** Boogymen, pawns and trees in this order; acted pawns come after fresh ones. */
const CELL = /^((?:R!?)*)((?:G!?)*)(r*(?:r!)*)(g*(?:g!)*)(y*)$/

/** Parses the contents of a tile; null for an invalid word. */
export function readCell(word: string): ParsedTile | null {
  const found = CELL.exec(word === EMPTY ? '' : word || '?')
  if (!found) return null
  const [red = '', green = '', reds = '', greens = '', trees = ''] = found.slice(1)
  return { sides: [side(red, reds), side(green, greens)], trees: trees.length }
}

const side = (boogymen: string, pawns: string): SideOf => ({
  boogymen: without(boogymen),
  prowled: marks(boogymen),
  pawns: without(pawns),
  acted: marks(pawns),
})

const marks = (text: string): number => text.split('!').length - 1

const without = (text: string): number => text.length - marks(text)

/** Writes the contents of a tile. */
export function writeCell(state: State, tile: Tile): string {
  const word = `${boogyman(state, 0, tile)}${boogyman(state, 1, tile)}${pawns(state, 0, tile)}${pawns(state, 1, tile)}`
  return word + 'y'.repeat(treesOn(state, tile)) || EMPTY
}

function boogyman({ boogymen, onTurn, prowled }: State, seat: Seat, tile: Tile): string {
  if (boogymen[seat] !== tile) return ''
  return `${'RG'.charAt(seat)}${seat === onTurn && prowled ? '!' : ''}`
}

function pawns(state: State, seat: Seat, tile: Tile): string {
  const letter = 'rg'.charAt(seat)
  const acted = seat === state.onTurn ? actedOn(state, tile) : 0
  return letter.repeat(pawnsOn(state, seat, tile) - acted) + `${letter}!`.repeat(acted)
}
