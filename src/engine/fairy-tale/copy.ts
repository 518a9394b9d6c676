import { copied } from '../kernel/plain-data.ts'
import { copyOfExtras } from './expansion-state.ts'
import { places } from './rules/forest.ts'
import { tilesLeft } from './rules/market.ts'
import type { Pile, Seat, State, Third } from './state.ts'
import type { Monster, Tile } from './tiles.ts'

// What is copied is written out, property by property, as tiles are (see `tileWith`): all copies then have one shape,
// and a spread of what is frozen takes ten times as long.

const copyOfMonster = ({ n, kind, delayedBy }: Monster): Monster =>
  delayedBy ? { n, kind, delayedBy } : { n, kind }

/**
 * Tiles change: monsters come and go, buildings do their work. Symbols never do, nor do faces that lie in no forest: they
 * are shared.
 */
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
 * A copy of a game that the rules may change, in which nothing more can be drawn: what the pile would turn up
 * is nobody's to know. Faster than a general copy, since foresight makes hundreds.
 */
export function copyOf(state: State): State {
  const thirds = state.pile.thirds.map(({ diamond }) => ({ size: 0, diamond }))
  return copyAround(state, { thirds, pool: [], unseen: tilesLeft(state.pile), under: [] })
}

/**
 * A copy of a game that can be played on, tiles being drawn too. The pile has no hidden order, so it gives
 * nothing away, if only the luck is the caller's own.
 */
export function copyWithPile(state: State): State {
  const { thirds, pool, unseen, under } = state.pile
  const pile: Pile = { thirds: thirds.map(copyOfThird), pool: [...pool], under: [...under] }
  return copyAround(state, unseen === undefined ? pile : { ...pile, unseen })
}

/** A copy of all but the pile. */
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
    opening: opening && copied(opening),
    hearts: state.hearts,
    reached: state.reached,
    diamonds: state.diamonds,
    turn: state.turn,
    onTurn: state.onTurn,
    phase: state.phase,
    pending: pending && copied(pending),
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

/** Whether this is a copy in which nothing can be drawn, since what luck would bring is nobody's to know (`copyOf`). */
export const isBlind = ({ pile }: State): boolean => pile.unseen !== undefined
