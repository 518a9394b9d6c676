import { deepCopy } from '../kernel/plain-data.ts'
import { copyOfExtras } from './expansion-state.ts'
import { places } from './rules/forest.ts'
import { tilesLeft } from './rules/market.ts'
import type { Pile, Seat, State, Third } from './state.ts'
import type { Monster, Tile } from './tiles.ts'

// Copies are written out property by property, as tiles are (see `tileWith`). All copies then have one shape for V8, and spreading a frozen
// object takes ten times longer.

const copyOfMonster = ({ n, kind, delayedBy }: Monster): Monster =>
  delayedBy ? { n, kind, delayedBy } : { n, kind }

/** Copies what changes: monsters and buildings. Symbols and the faces outside the forest never change and are shared. */
const copyOfTile = ({ id, roads, building, sprung, symbols, monsters }: Tile): Tile => ({
  id,
  roads,
  building,
  sprung,
  symbols,
  monsters: monsters.map(copyOfMonster),
})

const copyOfSeat = ({ character, at, memory }: Seat): Seat => ({ character, at, memory: { ...memory } })

const copyOfThird = ({ size, diamond }: Third): Third => ({ size, diamond })

/**
 * Returns a mutable copy without a pile to draw from, because the order of the pile is hidden. A general deep copy would be slower;
 * foresight makes hundreds of copies.
 */
export function copyOf(state: State): State {
  const thirds = state.pile.thirds.map(({ diamond }) => ({ size: 0, diamond }))
  return copyAround(state, { thirds, pool: [], unseen: tilesLeft(state.pile), under: [] })
}

/**
 * Returns a mutable copy with a pile to draw from. The pile has no hidden order. Thus the copy reveals nothing if the caller uses an
 * rng of its own.
 */
export function copyWithPile(state: State): State {
  const { thirds, pool, unseen, under } = state.pile
  const pile: Pile = { thirds: thirds.map(copyOfThird), pool: [...pool], under: [...under] }
  return copyAround(state, unseen === undefined ? pile : { ...pile, unseen })
}

/** Copies everything except the pile. */
function copyAround(state: State, pile: Pile): State {
  const { pending, opening, spent, rolls, random, extras } = state
  const copy: State = {
    rules: state.rules,
    boxes: state.boxes,
    seats: state.seats.map(copyOfSeat),
    tiles: copyOfForest(state.tiles),
    market: [...state.market],
    hands: state.hands?.map((hand) => [...hand]) ?? null,
    pile,
    opening: opening && deepCopy(opening),
    hearts: state.hearts,
    reached: state.reached,
    diamonds: state.diamonds,
    turn: state.turn,
    onTurn: state.onTurn,
    phase: state.phase,
    pending: pending && deepCopy(pending),
    spent: { steps: spent.steps, expands: spent.expands, removes: spent.removes, powers: spent.powers },
    rolls: { monsters: rolls.monsters, movement: rolls.movement },
    nextMonster: state.nextMonster,
    outcome: state.outcome,
    random: { dice: random.dice, draws: random.draws },
  }
  if (extras) copy.extras = copyOfExtras(extras)
  return copy
}

function copyOfForest(tiles: State['tiles']): State['tiles'] {
  const copy: State['tiles'] = {}
  for (const place of places(tiles)) {
    const tile = tiles[place]
    if (tile) copy[place] = copyOfTile(tile)
  }
  return copy
}

/** True if no tile can be drawn, because this is a copy made by `copyOf`. */
export const isBlind = ({ pile }: State): boolean => pile.unseen !== undefined
