import assert from 'node:assert/strict'
import {
  DIAMONDS,
  diamondsToCome,
  type Face,
  heartsOf,
  places,
  roadSides,
  type State,
  type SymbolId,
  winsByDiamonds,
} from '../../src/engine/fairy-tale/index.ts'
import { CENTRE } from '../../src/engine/kernel/index.ts'

/** Throws on any state that cannot be: see each line. */
export function assertWhole(state: State): void {
  assertMonsters(state)
  assertTiles(state)
  for (const [seat, { at }] of state.seats.entries())
    assert.equal(state.tiles[at] === undefined, isGone(state, seat), 'A character stands on no tile.')
  assertClosed(state)
  assert(state.hearts >= 0 && state.hearts <= heartsOf(state.rules) && state.diamonds <= DIAMONDS)
  assert(state.hearts > 0 || state.outcome === 'lost', 'The last heart decides.')
  assert(state.hearts === 0 || state.outcome !== 'lost' || losesOtherwise(state), 'Nothing else loses.')
  // With another goal a tale is won without diamonds, and goes on after the third [R 68].
  if (winsByDiamonds(state.rules))
    assert.equal(state.outcome === 'won', state.diamonds === DIAMONDS, 'The third diamond decides.')
  assert.equal(state.phase === 'over', state.outcome !== null)
}

/** True if house rules let the table lose with hearts left [R 58] [R 70]. */
const losesOtherwise = ({ rules }: State): boolean => rules.grove === 'loss' || rules.heroes === 'mortal'

const isGone = ({ extras }: State, seat: number): boolean => extras?.gone.includes(seat) === true

/** Checks that no hero or monster is on fire or water, and that neither is on the oak or a dark diamond [R 39] [R 41]. */
function assertClosed({ tiles, extras, seats, outcome }: State): void {
  const closed = extras?.closed ?? {}
  for (const at of places(closed)) {
    const left = closed[at]?.left ?? 0
    const tile = tiles[at]
    assert(tile && at !== CENTRE && tile.building !== 'diamond', 'What cannot be closed is.')
    // A game may end in the middle of anything.
    assert(outcome || (left >= 1 && left <= 3), 'A closed tile should have opened.')
    assert.deepEqual(tile.monsters, [], 'A monster stands on a closed tile.')
    assert(
      seats.every((seat) => seat.at !== at),
      'A character stands on a closed tile.',
    )
    assert(!extras?.soldiers[at] && !extras?.villagers[at], 'Some of ours stand on a closed tile.')
  }
}

function assertMonsters({ tiles, nextMonster }: State): void {
  const all = places(tiles).map((place) => (tiles[place]?.monsters ?? []).map(({ n }) => n))
  const numbers = all.flat()
  assert.equal(new Set(numbers).size, numbers.length, 'A monster stands in two places.')
  assert(
    numbers.every((n) => n > 0 && n < nextMonster),
    'A monster has a number still to come.',
  )
  for (const here of all)
    assert.deepEqual(
      here,
      [...here].sort((a, b) => a - b),
      'Out of order on a tile.',
    )
  assert.deepEqual(tiles[CENTRE]?.monsters, [], 'A monster stands on the oak.')
}

/** Checks that every tile is in exactly one place, that the thirds hold the tiles to come, and that each tile's contents fit it. */
function assertTiles(state: State): void {
  const { pile, market, opening } = state
  const forest = places(state.tiles).flatMap((place) => state.tiles[place] ?? [])
  const hidden = pile.thirds.flatMap(({ diamond }) => diamond ?? [])
  const others = [...market.flatMap((face) => face ?? []), ...pile.pool, ...pile.under, ...hidden]
  const all: Face[] = [...forest, ...others, ...(opening?.tiles ?? [])]
  assert.equal(new Set(all.map(({ id }) => id)).size, all.length, 'A tile is in two places.')
  for (const face of all) assertFace(face)
  const inThirds = pile.thirds.reduce((sum, { size }) => sum + size, 0)
  assert.equal(inThirds, pile.pool.length + hidden.length, 'The thirds disagree with the pool.')
  const laid = forest.filter(({ building }) => building === 'diamond').length
  assert.equal(laid + diamondsToCome(state) + state.diamonds, DIAMONDS, 'A diamond was lost.')
}

/** Symbols that belong to one road of their tile. */
const ON_ROADS: readonly SymbolId[] = ['gate', 'wall', 'signpost', 'drawbridge']

function assertFace({ roads, symbols, building, sprung }: Face): void {
  assert(roads > 0 && roads < 16, 'A tile without roads.')
  const springs = ['trapdoor', 'chute', 'cottage', 'spinning-room', 'ballroom']
  assert(!sprung || springs.includes(building ?? ''), 'Something is sprung that cannot be.')
  for (const { symbol, sides } of symbols) {
    const onRoad = ON_ROADS.includes(symbol)
    assert.equal(sides.length, symbol === 'fixed-order' ? 4 : Number(onRoad))
    assert.equal(new Set(sides).size, sides.length)
    if (onRoad)
      assert(
        sides.every((side) => roadSides(roads).includes(side)),
        'A bar beside the road.',
      )
  }
}
