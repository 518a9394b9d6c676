import assert from 'node:assert/strict'
import {
  DIAMONDS,
  diamondsToCome,
  type Face,
  heartsOf,
  places,
  roadSides,
  type State,
  winsByDiamonds,
} from '../../src/engine/fairy-tale/index.ts'
import { CENTRE } from '../../src/engine/kernel/index.ts'

/** Throws on any state that cannot be: see each line. */
export function assertWhole(state: State): void {
  assertMonsters(state)
  assertTiles(state)
  for (const { at } of state.seats) assert(state.tiles[at], 'A character stands on no tile.')
  assert(state.hearts >= 0 && state.hearts <= heartsOf(state.rules) && state.diamonds <= DIAMONDS)
  assert.equal(state.outcome === 'lost', state.hearts === 0, 'The last heart decides, and nothing else.')
  // By another goal a tale is won without them, and goes on after the third [R 68].
  if (winsByDiamonds(state.rules))
    assert.equal(state.outcome === 'won', state.diamonds === DIAMONDS, 'The third diamond decides.')
  assert.equal(state.phase === 'over', state.outcome !== null)
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

/** Every tile is in one place only; the thirds hold what is to come; what stands on a tile fits it. */
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

function assertFace({ roads, symbols, building, sprung }: Face): void {
  assert(roads > 0 && roads < 16, 'A tile without roads.')
  assert(!sprung || building === 'trapdoor', 'Something is sprung that cannot be.')
  for (const { symbol, sides } of symbols) {
    const onRoad = symbol === 'gate' || symbol === 'wall'
    assert.equal(sides.length, { 'fixed-order': 4, gate: 1, wall: 1 }[symbol as string] ?? 0)
    assert.equal(new Set(sides).size, sides.length)
    if (onRoad)
      assert(
        sides.every((side) => roadSides(roads).includes(side)),
        'A bar beside the road.',
      )
  }
}
