import { type Direction, neighbour, opposite, type Place } from '../../kernel/boards/square.ts'
import { buildingRules } from '../buildings.ts'
import type { SymbolId } from '../ids.ts'
import type { State } from '../state.ts'
import { symbolRules } from '../symbols.ts'
import { type Printed, spend } from '../tiles.ts'
import { closureAt } from './closed.ts'
import { isJoined } from './forest.ts'
import { isFull } from './fullness.ts'
import { strengthOf } from './walls.ts'

/** An unbroken symbol on the road of the tile `at` to one side, which bars the road to monsters. */
export interface Bar {
  at: Place
  side: Direction
  symbol: SymbolId
}

const NONE: readonly Bar[] = []

/** Returns the bars on the edge between two tiles, of both tiles [R 21] [R 22]. */
export function barsOn(state: State, at: Place, side: Direction): readonly Bar[] {
  const here = barsOf(state, at, side)
  const there = barsOf(state, neighbour(at, side), opposite(side))
  if (there.length === 0) return here
  return here.length === 0 ? there : [...here, ...there]
}

function barsOf({ tiles }: State, at: Place, side: Direction): readonly Bar[] {
  const symbols = tiles[at]?.symbols
  if (!symbols || symbols.length === 0) return NONE
  const bars = symbols.filter((printed) => closes(printed, side))
  return bars.length === 0 ? NONE : bars.map(({ symbol }) => ({ at, side, symbol }))
}

function closes({ symbol, sides, spent }: Printed, side: Direction): boolean {
  if (sides[0] !== side) return false
  const { breaksBefore, barsWhenSpent = false } = symbolRules(symbol)
  return breaksBefore !== undefined && spent === barsWhenSpent
}

/** Returns the first bar that the monsters of a tile cannot break, or null if they can break all. */
export function firstFirm(state: State, bars: readonly Bar[], from: Place): Bar | null {
  const full = isFull(state, from)
  const monsters = state.tiles[from]?.monsters.length ?? 0
  const breaks = ({ symbol, at }: Bar): boolean => {
    const strength = strengthOf(state, symbol, at)
    return strength === null ? full : monsters >= strength
  }
  return bars.find((bar) => !breaks(bar)) ?? null
}

/** Breaks a bar permanently. A bar that can bar the road again only gives way. */
export function breakBar({ tiles }: State, { at, side, symbol }: Bar): void {
  const tile = tiles[at]
  const isMeant = (printed: Printed) => printed.symbol === symbol && printed.sides[0] === side
  if (tile) spend(tile, isMeant, symbolRules(symbol).barsWhenSpent !== true)
}

/** Returns the first bar on an edge that also stops characters [R 51], or null. */
export const barToCharacters = (state: State, at: Place, side: Direction): Bar | null =>
  barsOn(state, at, side).find(({ symbol }) => symbolRules(symbol).stopsCharacters) ?? null

/** True if the building at a place keeps monsters out. */
export const isShut = ({ tiles }: State, place: Place): boolean =>
  buildingRules(tiles[place]?.building ?? null)?.shutsOut === true

/** True if a monster could now step from one tile to the next without breaking a bar [R 26]. */
export const isOpen = (state: State, at: Place, side: Direction): boolean =>
  isJoined(state.tiles, at, side) &&
  !isShut(state, neighbour(at, side)) &&
  closureAt(state, neighbour(at, side)) === null &&
  barsOn(state, at, side).length === 0 &&
  !isFull(state, neighbour(at, side))
