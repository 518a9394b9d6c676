import { type Sections, sectionsOf } from '../../kernel/notation/sections.ts'
import { err, ok, type Result } from '../../kernel/result.ts'
import { quote } from '../../kernel/text.ts'
import { emptyState } from '../begin-game.ts'
import { TILES, type Tile, tileName } from '../board.ts'
import { placerOf } from '../rules/actions/place.ts'
import { pawnsStanding, thingsOn, treesOn } from '../rules/tiles.ts'
import { mostTrees } from '../rules/trees.ts'
import { ACTIONS, PAWNS, PLACED_FIRST, phaseOf, ROOM, SEATS, type State } from '../state.ts'
import { fillBoard, readBoard, type Said } from './board.ts'
import { LINES } from './lines.ts'
import type { Problem } from './problem.ts'
import { KEYS, type Key, TITLE } from './sections.ts'

/** A position, or what keeps a text from being one. */
export type Parsed = Result<State, Problem>

/**
 * Reads a position. Only the board must be there; every other line has a default. Takes any text whatsoever: what is no
 * position is refused with the first problem that was found.
 */
export function parseNotation(text: string): Parsed {
  const sectioned = sectionsOf(text, TITLE, KEYS)
  if (!sectioned.ok) return sectioned
  const sections = sectioned.value
  const read = readBoard(sections)
  if (!read.ok) return read
  const state = emptyState()
  const problem = readLines(state, sections) ?? fillBoard(state, read.value) ?? check(state, read.value)
  return problem ? err(problem) : ok(state)
}

/** Reads all lines but the board; what is left out follows from those that are there. */
function readLines(state: State, { lines }: Sections<Key>): Problem | null {
  state.placed = lines.has('placing') ? 0 : PLACED_FIRST
  state.actions = ACTIONS
  for (const { key, read } of LINES) {
    const line = lines.get(key)
    const code = line && read(state, line.text)
    if (line && code) return { code, word: quote(line.text), line: line.number }
  }
  const isPlacing = state.placed < PLACED_FIRST
  if (!lines.has('turn')) state.turn = isPlacing ? 0 : 1
  if (!lines.has('on-turn') && isPlacing) state.onTurn = placerOf(state)
  if (phaseOf(state) !== 'playing') state.actions = 0
  return null
}

/** What the rules never lead to, and a text might say all the same. */
function check(state: State, board: readonly Said[]): Problem | null {
  const lineOf = (tile: Tile) => board.find((said) => said.tile === tile)?.line ?? 0
  for (const tile of TILES) {
    const word = tileName(tile)
    if (thingsOn(state, tile) > ROOM) return { code: 'tile-too-full', word, line: lineOf(tile) }
    if (treesOn(state, tile) > mostTrees(state)) return { code: 'too-many-trees', word, line: lineOf(tile) }
  }
  for (const seat of [0, 1] as const) {
    if (pawnsStanding(state, seat) > PAWNS) return { code: 'too-many-pawns', word: SEATS[seat], line: 0 }
  }
  return null
}
