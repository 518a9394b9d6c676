import assert from 'node:assert/strict'
import fc from 'fast-check'
import {
  advance,
  canUndo,
  type Game,
  type GameTypes,
  logOf,
  openSession,
  type PlayResult,
  play,
  playInPlace,
  type Rng,
  readGame,
  replay,
  rngWasUsed,
  type Session,
  seededRng,
  stateOf,
  undo,
  type Viewer,
  writeGame,
} from '../../src/engine/kernel/index.ts'
import { anyAllowed, type PlayedAtRandom } from '../support/random-positions.ts'
import { assertHidden } from './hidden.ts'
import { assertViews } from './views.ts'
import { assertLuckOfWords } from './words.ts'

/** A game with the generators and checks that its laws need. */
export interface Tried<K extends GameTypes> extends PlayedAtRandom<K> {
  /** Actions of every type with any values at all, sensible and not. */
  readonly anyAction: fc.Arbitrary<K['Action']>
  /** Most actions that a game takes with such a player. */
  readonly longest: number
  /** Throws on a state that cannot be. */
  assertWhole(state: K['State']): void
  /** Deals what is hidden from a viewer anew and keeps the rest of the position; absent if the game hides nothing. */
  determinize?(state: K['State'], by: Viewer, luck: Rng): K['State']
}

/** A configuration, the seed of its rng, and the seed of a random player. */
export interface Trial<K extends GameTypes> {
  config: K['Config']
  seed: number
  player: number
}

/** Something that must hold of every game, and in how many random games the tests look for it. */
export interface Law<K extends GameTypes> {
  name: string
  runs: number
  property: fc.IProperty<[Trial<K>, K['Action'][]]>
}

type Visit<K extends GameTypes> = (state: K['State'], actions: K['Action'][], config: K['Config']) => void

type Watch<K extends GameTypes> = (before: K['State'], action: K['Action'], done: PlayResult<K>) => void

/** Generators for random games of one kind and for the actions to try in each state. */
export const trialsOf = <K extends GameTypes>({ configs, anyAction }: Tried<K>) =>
  [
    fc.record({ config: configs, seed: fc.nat({ max: 2 ** 30 - 1 }), player: fc.nat() }),
    fc.array(anyAction, { minLength: 12, maxLength: 12 }),
  ] as const

/** Returns the laws that hold in all games. */
export function lawsOf<K extends GameTypes>(tried: Tried<K>): readonly Law<K>[] {
  const [trials, wishes] = trialsOf(tried)
  const law = (name: string, runs: number, holds: (trial: Trial<K>, wished: K['Action'][]) => void) => ({
    name,
    runs,
    property: fc.property(trials, wishes, holds),
  })
  return [
    law('every game ends or can go on, and no state is impossible', 400, (trial) => {
      const end = through(tried, trial, (state, actions) => assertGoesOn(tried, state, actions))
      assert.notEqual(tried.game.outcome(end), null)
    }),
    law(
      'what is listed is accepted, and what is not listed is refused and changes nothing',
      250,
      (trial, wished) => {
        through(tried, trial, (state, actions) => assertExact(tried.game, state, actions, wished))
      },
    ),
    law('both drivers lead to the same frozen state, and the given one is never changed', 150, (trial) =>
      inBothDrivers(tried, trial),
    ),
    law('a config takes other names of its players, and changes in nothing else', 40, ({ config }) =>
      assertNamed(tried.game, config),
    ),
    law(
      'a game replayed, stored and read is the same, and taken back goes to the last barrier',
      40,
      (trial) => assertKept(tried, trial),
    ),
    law('random words are all its luck, are stored, and come again after an undo', 20, (trial) =>
      assertLuckOfWords(tried, trial),
    ),
    law('who receives views and their updates sees what the sender shows, and no luck', 8, (trial) =>
      assertViews(tried, trial),
    ),
    law(
      'what is hidden from a viewer changes nothing that they are given, until it is revealed',
      30,
      (trial) =>
        inBothDrivers(tried, trial, undefined, (before, action, done) =>
          assertHidden(tried, before, action, done),
        ),
    ),
  ]
}

/** Returns one property of all shared laws and the laws of one tale. */
export function allAtOnce<K extends GameTypes>(
  tried: Tried<K>,
  ofTale: { visit?: Visit<K>; watch?: Watch<K> } = {},
): Law<K>['property'] {
  return fc.property(...trialsOf(tried), (trial, wished) => {
    inBothDrivers(
      tried,
      trial,
      (state, actions, config) => {
        assertGoesOn(tried, state, actions)
        assertExact(tried.game, state, actions, wished)
        ofTale.visit?.(state, actions, config)
      },
      (before, action, done) => {
        assertHidden(tried, before, action, done)
        ofTale.watch?.(before, action, done)
      },
    )
    assertKept(tried, trial)
  })
}

/** A law of a single game, checked at each position (`visit`) or at each move (`watch`) of random games. */
type OwnLaw<K extends GameTypes> = { name: string; runs: number } & (
  | { visit: Visit<K>; watch?: never }
  | { watch: Watch<K>; visit?: never }
)

/** The laws of a game: a list for tests, and all laws as one property. */
export interface TaleLaws<K extends GameTypes> {
  readonly laws: readonly Law<K>[]
  readonly every: Law<K>['property']
}

/**
 * Makes the laws of a game: the shared laws and its own. `share`: the share of the usual number of random games for the
 * shared laws, below 1 for long and similar games.
 */
export function lawsOfTale<K extends GameTypes>(
  tried: Tried<K>,
  own: readonly OwnLaw<K>[] = [],
  share = 1,
): TaleLaws<K> {
  const ownLaws = own.map(({ name, runs, visit, watch }) => ({
    name,
    runs,
    property: fc.property(...trialsOf(tried), (trial, _wished) => {
      if (watch) inBothDrivers(tried, trial, undefined, watch)
      else through(tried, trial, visit)
    }),
  }))
  return {
    laws: [...lawsOf(tried).map((law) => ({ ...law, runs: Math.ceil(law.runs * share) })), ...ownLaws],
    every: allAtOnce(tried, {
      visit(...seen) {
        for (const { visit } of own) visit?.(...seen)
      },
      watch(...move) {
        for (const { watch } of own) watch?.(...move)
      },
    }),
  }
}

/** Plays a random game to its end in the `playInPlace` driver and shows every state on the way. */
export function through<K extends GameTypes>(
  { game, player = anyAllowed, longest }: Tried<K>,
  { config, seed, player: own }: Trial<K>,
  visit: Visit<K>,
): K['State'] {
  const state = game.begin(config, seed)
  const pick = player(own)
  for (let played = 0; played <= longest; played++) {
    const actions = game.list(state)
    visit(state, actions, config)
    if (actions.length === 0) return state
    assert.equal(playInPlace(game, state, pick(actions), seededRng(state)), null)
  }
  return assert.fail(`The game is not over after ${longest} actions.`)
}

/** Checks that an unfinished game has a seat to act and at least one allowed action. */
function assertGoesOn<K extends GameTypes>(
  { game, assertWhole }: Tried<K>,
  state: K['State'],
  actions: readonly K['Action'][],
): void {
  assertWhole(state)
  assert.equal(actions.length > 0, game.outcome(state) === null)
  assert.equal(game.decider(state) !== null, game.outcome(state) === null)
}

/** The list of legal actions is exact: all of it is accepted, and of other wishes nothing. */
function assertExact<K extends GameTypes>(
  game: Game<K>,
  state: K['State'],
  actions: readonly K['Action'][],
  wished: readonly K['Action'][],
): void {
  const before = JSON.stringify(state)
  for (const action of actions) assert.equal(game.refuse(state, action), null, textOf(action))
  const listed = new Set(actions.map(textOf))
  assert.equal(listed.size, actions.length, 'An action is listed twice.')
  for (const wish of wished) {
    const refusal = game.refuse(state, wish)
    assert.equal(refusal === null, listed.has(textOf(wish)), textOf(wish))
    if (refusal) assert.deepEqual(playInPlace(game, state, wish, seededRng(state)), refusal)
  }
  assert.equal(JSON.stringify(state), before, 'What is refused has changed the state.')
}

/** Plays a random game in both drivers side by side. */
export function inBothDrivers<K extends GameTypes>(
  { game, player = anyAllowed, longest }: Tried<K>,
  { config, seed, player: own }: Trial<K>,
  visit?: Visit<K>,
  watch?: Watch<K>,
): void {
  const pick = player(own)
  const plain = game.begin(config, seed)
  let frozen = game.begin(config, seed)
  for (let count = 0; count <= longest; count++) {
    const actions = game.list(plain)
    visit?.(plain, actions, config)
    if (actions.length === 0) return
    const action = pick(actions)
    const before = JSON.stringify(frozen)
    const played = play(game, frozen, action)
    assert.equal(JSON.stringify(frozen), before, 'The given state was changed.')
    assert(played.ok, 'A listed action was refused.')
    watch?.(frozen, action, played.value)
    assert.equal(playInPlace(game, plain, action, seededRng(plain)), null)
    frozen = played.value.state
    assert.deepEqual(frozen, plain)
    assert.deepEqual(played.value.frames.at(-1)?.state ?? frozen, frozen)
    assertFrozen(frozen)
    for (const frame of played.value.frames) assertFrozen(frame.event)
  }
  assert.fail(`The game is not over after ${longest} actions.`)
}

/** Checks that plain data is frozen in depth. Skips data that was checked before. */
function assertFrozen(data: unknown): void {
  if (typeof data !== 'object' || data === null || foundFrozen.has(data)) return
  assert(Object.isFrozen(data), 'Something in it can be changed.')
  foundFrozen.add(data)
  for (const part of Object.values(data)) assertFrozen(part)
}

const foundFrozen = new WeakSet<object>()

/** Checks that replaying or storing a game leaves it unchanged, and that it can be undone as far as allowed. */
function assertKept<K extends GameTypes>(tried: Tried<K>, trial: Trial<K>): void {
  const { game } = tried
  const session = sessionOf(tried, trial)
  const again = replay(game, logOf(session))
  assert(again.ok, 'Its own log was refused.')
  const read = readGame(game, writeGame(game, session))
  assert(read.ok, 'What was stored could not be read.')
  const later = replay(game, logOf(session), session.moves.length >> 1)
  assert(later.ok, 'Its own log was refused where half of it is not kept.')
  assert.deepEqual(plain(stateOf(later.value)), plain(stateOf(session)))
  for (const other of [again.value, read.value]) {
    assert.deepEqual(plain(logOf(other)), plain(logOf(session)))
    assert.deepEqual(plain(stateOf(other)), plain(stateOf(session)))
  }
  const last = session.moves.findLastIndex(({ barrier }) => barrier)
  let back = session
  while (canUndo(back)) back = undo(back)
  assert.equal(back.moves.length, last + 1)
  assert.equal(stateOf(back), session.moves[last]?.after ?? session.first)
}

/** Data after a round trip through JSON: random data has no prototype. */
const plain = (data: unknown): unknown => JSON.parse(JSON.stringify(data))

/** Plays a random game to its end like at a table, and checks its undo boundaries. */
function sessionOf<K extends GameTypes>(
  { game, player = anyAllowed, longest }: Tried<K>,
  { config, seed, player: own }: Trial<K>,
): Session<K> {
  const pick = player(own)
  let session = openSession(game, config, seed)
  for (let count = 0; count <= longest; count++) {
    const before = stateOf(session)
    const actions = game.list(before)
    if (actions.length === 0) return session
    const action = pick(actions)
    const next = advance(game, session, action)
    assert(next.ok, 'A listed action was refused.')
    session = next.value
    const after = stateOf(session)
    const barrier = rngWasUsed(before, after) || (game.isUndoBoundary?.(before, after, action) ?? false)
    assert.equal(canUndo(session), !barrier, 'Undo goes to a barrier, and no further.')
  }
  return assert.fail(`The game is not over after ${longest} actions.`)
}

/** Returns the same text for the same action, independent of the order of its fields. */
function textOf(action: unknown): string {
  if (typeof action !== 'object' || action === null) return JSON.stringify(action)
  const fields = Object.entries(action).filter(([, part]) => part !== undefined)
  return `{${fields.map(([name, part]) => `${name}:${textOf(part)}`).sort()}}`
}

/** The seats of a config have the names that it was given, and the own names make it what it was. */
function assertNamed<K extends GameTypes>({ seats, named }: Game<K>, config: K['Config']): void {
  if (!named) return
  const before = seats(config)
  const names = before.map((_, seat) => `Player ${seat}`)
  const after = seats(named(config, names))
  assert.deepEqual(
    after.map(({ role }) => role),
    before.map(({ role }) => role),
  )
  assert.equal(after[0]?.player, names[0])
  for (const { player } of after) assert.ok(names.includes(player))
  const again = named(
    named(config, names),
    before.map(({ player }) => player),
  )
  // A random config may have objects without a prototype.
  assert.deepEqual(structuredClone(again), structuredClone(config))
}
