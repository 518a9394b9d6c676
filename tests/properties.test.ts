import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Action,
  CHARACTER_IDS,
  DIFFICULTIES,
  diamondsToCome,
  fairyTale,
  HOUSE_RULES,
  openRoads,
  POWER_IDS,
  places,
  type State,
  TURNS,
} from '../src/engine/fairy-tale/index.ts'
import { CENTRE, DIRECTIONS, placeAt, play, seededChance, simulate } from '../src/engine/kernel/index.ts'
import { randomPlayer, someConfig } from './support/random-play.ts'

const games = fc.record({
  seed: fc.nat(),
  player: fc.nat(),
  seats: fc.shuffledSubarray([...CHARACTER_IDS], { minLength: 1, maxLength: 6 }),
  difficulty: fc.constantFrom(...DIFFICULTIES),
  sides: fc.constantFrom(...HOUSE_RULES.sides),
  roads: fc.constantFrom(...HOUSE_RULES.roads),
  noDen: fc.constantFrom(...HOUSE_RULES.noDen),
})
type Played = typeof games extends fc.Arbitrary<infer Value> ? Value : never

const opened = ({ seed, seats, difficulty, ...rules }: Played): State =>
  fairyTale.begin(someConfig(seats, difficulty, rules), seed)

/** Plays a random game to its end in the `simulate` driver and shows every state on the way. */
function through(game: Played, visit: (state: State, actions: Action[]) => void): State {
  const state = opened(game)
  const pick = randomPlayer(game.player)
  for (;;) {
    const actions = fairyTale.list(state)
    visit(state, actions)
    if (actions.length === 0) return state
    expect(simulate(fairyTale, state, pick(actions), seededChance(state))).toBeNull()
  }
}

/** Actions of every type with any values at all, sensible and not. */
const anyAction: fc.Arbitrary<Action> = fc.oneof(
  fc.record({
    type: fc.constant('lay' as const),
    tile: fc.integer({ min: -1, max: 4 }),
    side: fc.constantFrom(...DIRECTIONS),
    turn: fc.constantFrom(...TURNS),
  }),
  fc.record({ type: fc.constant('choose-side' as const), side: fc.constantFrom(...DIRECTIONS) }),
  fc.record({ type: fc.constant('walk' as const), to: nearby() }),
  fc.record({
    type: fc.constant('expand' as const),
    slot: fc.integer({ min: -1, max: 3 }),
    at: nearby(),
    turn: fc.constantFrom(...TURNS),
  }),
  fc.record({ type: fc.constant('sweep' as const), slot: fc.integer({ min: -1, max: 3 }) }),
  fc.record(
    {
      type: fc.constant('use' as const),
      power: fc.constantFrom(...POWER_IDS),
      at: nearby(),
      seat: fc.integer({ min: -1, max: 6 }),
    },
    { requiredKeys: ['type', 'power'] },
  ),
  fc.record({ type: fc.constant('choose-place' as const), at: nearby() }),
  fc.record({ type: fc.constant('remove' as const), monster: fc.integer({ min: 0, max: 30 }) }),
  fc.constantFrom<Action>(
    { type: 'begin' },
    { type: 'roll' },
    { type: 'keep-die' },
    { type: 'end-turn' },
    { type: 'give-up' },
  ),
)

function nearby(): fc.Arbitrary<number> {
  const near = fc.integer({ min: -4, max: 4 })
  return fc.tuple(near, near).map(([east, south]) => placeAt(east, south))
}

describe('what always holds', () => {
  test('every game ends or can go on, and no state is impossible', () => {
    fc.assert(
      fc.property(games, (game) => {
        const end = through(game, (state, actions) => {
          expectWhole(state)
          expect(actions.length > 0).toBe(state.outcome === null)
        })
        expect(end.phase).toBe('over')
      }),
      { numRuns: 60 },
    )
  })

  test('what is listed is accepted, and what is not listed is refused', () => {
    fc.assert(
      fc.property(games, fc.array(anyAction, { minLength: 30, maxLength: 30 }), (game, wishes) => {
        through(game, (state, actions) => {
          for (const action of actions) expect(fairyTale.refuse(state, action)).toBeNull()
          const listed = new Set(actions.map((action) => textOf(action)))
          for (const wish of wishes) {
            expect(fairyTale.refuse(state, wish) === null).toBe(listed.has(textOf(wish)))
          }
        })
      }),
      { numRuns: 40 },
    )
  })

  test('both drivers lead to the same state, and the given one is never changed', () => {
    fc.assert(
      fc.property(games, (game) => {
        const pick = randomPlayer(game.player)
        const plain = opened(game)
        let frozen = opened(game)
        while (!plain.outcome) {
          const action = pick(fairyTale.list(plain))
          const before = JSON.stringify(frozen)
          const played = play(fairyTale, frozen, action)
          expect(JSON.stringify(frozen)).toBe(before)
          simulate(fairyTale, plain, action, seededChance(plain))
          if (!played.ok) throw new Error('A listed action was refused.')
          frozen = played.state
          expect(frozen).toEqual(plain)
          expect(played.frames.at(-1)?.state ?? frozen).toEqual(frozen)
        }
      }),
      { numRuns: 25 },
    )
  })

  test('[R 11] while a diamond is to come, some road leads out of the forest', () => {
    fc.assert(
      fc.property(games, (game) => {
        through(game, (state) => {
          if (state.phase !== 'opening' && diamondsToCome(state) > 0) {
            expect(openRoads(state.tiles)).toBeGreaterThan(0)
          }
        })
      }),
      { numRuns: 40 },
    )
  })
})

const textOf = (action: Action): string => JSON.stringify(action, Object.keys(action).sort())

/** Fails on any state that cannot be: see each line. */
function expectWhole(state: State): void {
  const monsters = places(state.tiles).flatMap((place) => state.tiles[place]?.monsters ?? [])
  const numbers = monsters.map(({ n }) => n)
  expect(new Set(numbers).size).toBe(numbers.length)
  expect(Math.max(0, ...numbers)).toBeLessThan(state.nextMonster)
  expect(state.tiles[CENTRE]?.monsters).toEqual([])
  for (const place of places(state.tiles)) {
    const inOrder = (state.tiles[place]?.monsters ?? []).map(({ n }) => n)
    expect(inOrder).toEqual([...inOrder].sort((a, b) => a - b))
  }
  for (const { at } of state.seats) expect(state.tiles[at]).toBeDefined()
  expectTilesAccounted(state)
  expect(state.hearts >= 0 && state.hearts <= 3 && state.diamonds >= 0 && state.diamonds <= 3).toBe(true)
  expect(state.outcome === 'lost').toBe(state.hearts === 0)
  expect(state.outcome === 'won').toBe(state.diamonds === 3)
}

/** Every tile is in one place only: forest, market, pile or first hand; the thirds hold what is to come. */
function expectTilesAccounted(state: State): void {
  const forest = places(state.tiles).map((place) => state.tiles[place])
  const diamonds = state.pile.thirds.map(({ diamond }) => diamond)
  const all = [
    ...forest,
    ...state.market,
    ...state.pile.pool,
    ...state.pile.under,
    ...diamonds,
    ...(state.opening?.tiles ?? []),
  ]
  const ids = all.flatMap((face) => face?.id ?? [])
  expect(new Set(ids).size).toBe(ids.length)
  const inThirds = state.pile.thirds.reduce((sum, { size }) => sum + size, 0)
  expect(inThirds).toBe(state.pile.pool.length + diamonds.filter((diamond) => diamond !== null).length)
  const laid = forest.filter((tile) => tile?.building === 'diamond').length
  expect(laid + diamondsToCome(state) + state.diamonds).toBe(3)
}
