import { copied } from '../kernel/plain-data.ts'
import { places } from './rules/forest.ts'
import type { State } from './state.ts'
import { type Tile, tileWith } from './tiles.ts'

/** Tiles change: monsters come and go, symbols are used up. Faces that lie in no forest never do, and are shared. */
const copyOfTile = (tile: Tile): Tile =>
  tileWith(
    { ...tile, symbols: tile.symbols.map((printed) => ({ ...printed })) },
    tile.monsters.map((monster) => ({ ...monster })),
  )

/**
 * A copy of a game that the rules may change, in which nothing more can be drawn: what the pile would turn up
 * is nobody's to know. Faster than a general copy, since foresight makes hundreds.
 */
export function copyOf(state: State): State {
  const copy = copyWithoutPile(state)
  const thirds = state.pile.thirds.map(({ diamond }) => ({ size: 0, diamond }))
  copy.pile = { thirds, pool: [], under: [] }
  return copy
}

/**
 * A copy of a game that can be played on, tiles being drawn too. The pile has no hidden order, so it gives
 * nothing away, if only the luck is the caller's own.
 */
export function copyWithPile(state: State): State {
  const copy = copyWithoutPile(state)
  const { thirds, pool, under } = state.pile
  copy.pile = {
    thirds: thirds.map((third) => ({ ...third })),
    pool: [...pool],
    under: [...under],
  }
  return copy
}

function copyWithoutPile(state: State): State {
  const tiles: State['tiles'] = {}
  for (const place of places(state.tiles)) {
    const tile = state.tiles[place]
    if (tile) tiles[place] = copyOfTile(tile)
  }
  return {
    ...state,
    random: { ...state.random },
    tiles,
    seats: state.seats.map((seat) => ({ ...seat, memory: { ...seat.memory } })),
    market: [...state.market],
    pending: state.pending && copied(state.pending),
    opening: state.opening && copied(state.opening),
    spent: { ...state.spent },
    rolls: { ...state.rolls },
  }
}
