import assert from 'node:assert/strict'
import {
  type Action,
  boundsOf,
  diamondsToCome,
  expandsLeft,
  type Face,
  pileSize,
  places,
  roadEnds,
  type State,
  TURNS,
} from '../../src/engine/fairy-tale/index.ts'
import { DIRECTIONS, neighbour, type Place, placeAt } from '../../src/engine/kernel/index.ts'
import { fairyTale } from '../../src/tales/fairy-tale/rules.ts'

/**
 * Checks that placing, swapping or turning tiles never closes the last open road while a diamond is still to come. It may once no road is
 * open [R 11]. Destroying a tile may close it.
 */
export function assertOpen(before: State, { type, ...action }: Action, after: State): void {
  const shapes = type === 'expand' || type === 'begin' || (type === 'use-symbol' && 'turn' in action)
  const wasOpen = type === 'begin' || openEnds(before).length > 0
  if (!shapes || !wasOpen || !awaitsMore(before) || !awaitsMore(after)) return
  assert(openEnds(after).length > 0, 'The last road was closed while a diamond is to come.')
}

/** True if a road must stay open for what is still to come: a diamond, or any tile if the last tile wins [R 68]. */
const awaitsMore = (state: State): boolean =>
  state.rules.goal === 'last-tile' ? pileSize(state.pile) > 0 : diamondsToCome(state) > 0

/**
 * Checks that a forest is never closed for good. If a diamond is still to come and no tile to come could be placed, every unprotected tile
 * can be felled; otherwise none can [R 73].
 */
export function assertNeverShut(state: State, actions: readonly Action[]): void {
  if (state.phase !== 'action' || state.pending || expandsLeft(state) === 0) return
  const felled = actions.flatMap((action) => (action.type === 'fell' ? [action.at] : []))
  const closed = awaitsMore(state) && !toCome(state).some((face) => couldLie(state, face))
  const free = places(state.tiles).filter((place) => closed && isFree(state, place))
  assert.deepEqual(felled, free, 'What can be felled is not what may be.')
}

/** The roads that lead out, found from the world outside: every empty place that is reached from there. */
function openEnds({ tiles }: State): Place[] {
  const { west, east, north, south } = boundsOf(tiles)
  const outside = new Set<Place>([placeAt(west - 1, north - 1)])
  const frame = new Set<Place>()
  for (let row = north - 1; row <= south + 1; row++)
    for (let column = west - 1; column <= east + 1; column++) frame.add(placeAt(column, row))
  for (const place of outside)
    for (const side of DIRECTIONS) {
      const next = neighbour(place, side)
      if (frame.has(next) && !tiles[next]) outside.add(next)
    }
  return roadEnds(tiles).filter((end) => outside.has(end))
}

const toCome = ({ market, hands, pile }: State): Face[] =>
  [
    ...market,
    ...(hands?.flat() ?? []),
    ...pile.thirds.map(({ diamond }) => diamond),
    ...pile.pool,
    ...pile.under,
  ].flatMap((face) => face ?? [])

/** True if the tile could be placed somewhere if it entered the market now, while the others are still to come. */
function couldLie(state: State, face: Face): boolean {
  const others = toCome(state).filter((other) => other !== face)
  const pile = { thirds: [], pool: [], under: others }
  const alone: State = { ...state, market: [face], pile }
  return [...new Set(roadEnds(state.tiles))].some((at) =>
    TURNS.some((turn) => fairyTale.refuse(alone, { type: 'expand', slot: 0, at, turn }) === null),
  )
}

const isFree = ({ tiles, seats, extras }: State, place: Place): boolean => {
  const tile = tiles[place]
  const guarded = [placeAt(0, 0), ...DIRECTIONS.map((side) => neighbour(placeAt(0, 0), side))]
  const taken = tile?.building || tile?.monsters.length || seats.some(({ at }) => at === place)
  const kept = extras?.closed[place] ?? extras?.soldiers[place] ?? extras?.villagers[place]
  return !guarded.includes(place) && !taken && !kept
}
