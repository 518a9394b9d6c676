import assert from 'node:assert/strict'
import fc from 'fast-check'
import { type Action, fairyTale, type State } from '../../src/engine/fairy-tale/index.ts'
import { play, seededChance, simulate } from '../../src/engine/kernel/index.ts'
import { randomPlayer } from '../support/random-play.ts'
import { anyAction, type RandomGame, randomGames } from './games.ts'
import { assertNeverShut, assertOpen } from './open.ts'
import { assertWhole } from './whole.ts'

/** Something that must hold of every game, and in how many random games the tests look for it. */
interface Law {
  name: string
  runs: number
  property: fc.IProperty<[RandomGame, Action[]]>
}

/** Wishes with which each state is tried, sensible or not. */
const wishes = fc.array(anyAction, { minLength: 12, maxLength: 12 })

/** What holds in every game. Every law holds for any luck, characters, boxes and house rules. */
export const LAWS: readonly Law[] = [
  {
    name: 'every game ends or can go on, and no state is impossible',
    runs: 400,
    property: fc.property(randomGames, wishes, (game, _wished) => {
      const end = through(game, (state, actions) => {
        assertWhole(state)
        assert.equal(actions.length > 0, state.outcome === null)
      })
      assert.equal(end.phase, 'over')
    }),
  },
  {
    name: 'what is listed is accepted, and what is not listed is refused',
    runs: 250,
    property: fc.property(randomGames, wishes, (game, wished) => {
      through(game, (state, actions) => assertExact(state, actions, wished))
    }),
  },
  {
    name: 'no forest is closed for good: tiles can be felled where a diamond could never come, and only there [R 73]',
    runs: 150,
    property: fc.property(randomGames, wishes, (game, _wished) => {
      through(game, assertNeverShut)
    }),
  },
  {
    name: 'both drivers lead to the same state, the given one is never changed, and a road stays open [R 11]',
    runs: 150,
    property: fc.property(randomGames, wishes, (game, _wished) => inBothDrivers(game)),
  },
]

/** All of them at once, as one property. */
export const everyLaw: Law['property'] = fc.property(randomGames, wishes, (game, wished) => {
  inBothDrivers(game, (state, actions) => {
    assertWhole(state)
    assertExact(state, actions, wished)
    assertNeverShut(state, actions)
  })
})

/** Plays a random game to its end in the `simulate` driver and shows every state on the way. */
function through(
  { config, seed, player }: RandomGame,
  visit: (state: State, actions: Action[]) => void,
): State {
  const state = fairyTale.begin(config, seed)
  const pick = randomPlayer(player)
  for (;;) {
    const actions = fairyTale.list(state)
    visit(state, actions)
    if (actions.length === 0) return state
    assert.equal(simulate(fairyTale, state, pick(actions), seededChance(state)), null)
  }
}

/** The list of legal actions is exact: all of it is accepted, and of other wishes nothing. */
function assertExact(state: State, actions: readonly Action[], wished: readonly Action[]): void {
  for (const action of actions) assert.equal(fairyTale.refuse(state, action), null, textOf(action))
  const listed = new Set(actions.map(textOf))
  assert.equal(listed.size, actions.length, 'An action is listed twice.')
  for (const wish of wished) {
    assert.equal(fairyTale.refuse(state, wish) === null, listed.has(textOf(wish)), textOf(wish))
  }
}

/** Plays a random game in both drivers side by side. */
function inBothDrivers(
  { config, seed, player }: RandomGame,
  visit?: (state: State, actions: Action[]) => void,
): void {
  const pick = randomPlayer(player)
  const plain = fairyTale.begin(config, seed)
  let frozen = fairyTale.begin(config, seed)
  for (;;) {
    const actions = fairyTale.list(plain)
    visit?.(plain, actions)
    if (actions.length === 0) return
    const action = pick(actions)
    const before = JSON.stringify(frozen)
    const played = play(fairyTale, frozen, action)
    assert.equal(JSON.stringify(frozen), before, 'The given state was changed.')
    if (played.ok) assertOpen(frozen, action, played.state)
    assert.equal(simulate(fairyTale, plain, action, seededChance(plain)), null)
    assert(played.ok, 'A listed action was refused.')
    frozen = played.state
    assert.deepEqual(frozen, plain)
    assert.deepEqual(played.frames.at(-1)?.state ?? frozen, frozen)
  }
}

const textOf = (action: Action): string => JSON.stringify(action, Object.keys(action).sort())
