import assert from 'node:assert/strict'
import fc from 'fast-check'
import {
  advance,
  type Chance,
  canUndo,
  type Game,
  type Kind,
  logOf,
  luckWasSpent,
  openSession,
  type Played,
  play,
  readGame,
  replay,
  type Session,
  seededChance,
  simulate,
  stateOf,
  undo,
  type Viewer,
  writeGame,
} from '../../src/engine/kernel/index.ts'
import { anyAllowed, type PlayedAtRandom } from '../support/random-positions.ts'
import { assertHidden } from './hidden.ts'

/** A game with what it takes to try it. */
export interface Tried<K extends Kind> extends PlayedAtRandom<K> {
  /** Actions of every type with any values at all, sensible and not. */
  readonly anyAction: fc.Arbitrary<K['Action']>
  /** Most actions that a game takes with such a player. */
  readonly longest: number
  /** Throws on a state that cannot be. */
  assertWhole(state: K['State']): void
  /** The same position with what is hidden from a viewer dealt anew; absent where nothing is ever hidden. */
  dealtAnew?(state: K['State'], by: Viewer, luck: Chance): K['State']
}

/** A game that somebody could choose, the seed of its luck, and the seed of a player who plays at random. */
export interface Trial<K extends Kind> {
  config: K['Config']
  seed: number
  player: number
}

/** Something that must hold of every game, and in how many random games the tests look for it. */
export interface Law<K extends Kind> {
  name: string
  runs: number
  property: fc.IProperty<[Trial<K>, K['Action'][]]>
}

type Visit<K extends Kind> = (state: K['State'], actions: K['Action'][], config: K['Config']) => void

type Watch<K extends Kind> = (before: K['State'], action: K['Action'], done: Played<K>) => void

/** Random games of one kind, and what somebody wishes in each state. */
export const trialsOf = <K extends Kind>({ configs, anyAction }: Tried<K>) =>
  [
    fc.record({ config: configs, seed: fc.nat({ max: 2 ** 30 - 1 }), player: fc.nat() }),
    fc.array(anyAction, { minLength: 12, maxLength: 12 }),
  ] as const

/** What holds in every game of every tale. */
export function lawsOf<K extends Kind>(tried: Tried<K>): readonly Law<K>[] {
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
    law(
      'a game replayed, stored and read is the same, and taken back goes to the last barrier',
      40,
      (trial) => assertKept(tried, trial),
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

/** All laws of every game at once, and those of one tale. */
export function allAtOnce<K extends Kind>(
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

/** A law of one game alone, looked for at every position of random games, or at every move. */
interface OwnLaw<K extends Kind> {
  name: string
  runs: number
  visit?: Visit<K>
  watch?: Watch<K>
}

/** The laws of a game: one by one for tests, and all at once as one property. */
export interface TaleLaws<K extends Kind> {
  readonly laws: readonly Law<K>[]
  readonly every: Law<K>['property']
}

/**
 * Makes the laws of a game: those of every game, and its own. `share`: how much of the usual number of random games is played for the
 * former; long games that are all alike show as much in fewer.
 */
export function lawsOfTale<K extends Kind>(
  tried: Tried<K>,
  own: readonly OwnLaw<K>[] = [],
  share = 1,
): TaleLaws<K> {
  const ownLaws = own.map(({ name, runs, visit, watch }) => ({
    name,
    runs,
    property: fc.property(...trialsOf(tried), (trial, _wished) => {
      if (watch) inBothDrivers(tried, trial, visit, watch)
      else if (visit) through(tried, trial, visit)
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

/** Plays a random game to its end in the `simulate` driver and shows every state on the way. */
export function through<K extends Kind>(
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
    assert.equal(simulate(game, state, pick(actions), seededChance(state)), null)
  }
  return assert.fail(`The game is not over after ${longest} actions.`)
}

/** As long as nobody has won or lost somebody decides, and something can be done. */
function assertGoesOn<K extends Kind>(
  { game, assertWhole }: Tried<K>,
  state: K['State'],
  actions: readonly K['Action'][],
): void {
  assertWhole(state)
  assert.equal(actions.length > 0, game.outcome(state) === null)
  assert.equal(game.decider(state) !== null, game.outcome(state) === null)
}

/** The list of legal actions is exact: all of it is accepted, and of other wishes nothing. */
function assertExact<K extends Kind>(
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
    if (refusal) assert.deepEqual(simulate(game, state, wish, seededChance(state)), refusal)
  }
  assert.equal(JSON.stringify(state), before, 'What is refused has changed the state.')
}

/** Plays a random game in both drivers side by side. */
export function inBothDrivers<K extends Kind>(
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
    assert.equal(simulate(game, plain, action, seededChance(plain)), null)
    frozen = played.value.state
    assert.deepEqual(frozen, plain)
    assert.deepEqual(played.value.frames.at(-1)?.state ?? frozen, frozen)
    assertFrozen(frozen)
    for (const frame of played.value.frames) assertFrozen(frame.event)
  }
  assert.fail(`The game is not over after ${longest} actions.`)
}

/** Plain data is frozen with all its parts. Those that are known to be are not asked again. */
function assertFrozen(data: unknown): void {
  if (typeof data !== 'object' || data === null || foundFrozen.has(data)) return
  assert(Object.isFrozen(data), 'Something in it can be changed.')
  foundFrozen.add(data)
  for (const part of Object.values(data)) assertFrozen(part)
}

const foundFrozen = new WeakSet<object>()

/** A game is the same when it is played again or stored and read, and can be taken back as far as it may. */
function assertKept<K extends Kind>(tried: Tried<K>, trial: Trial<K>): void {
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

/** Data as JSON brings it back: what is made at random has no prototype. */
const plain = (data: unknown): unknown => JSON.parse(JSON.stringify(data))

/** Plays a random game to its end as it is played at a table, and looks at its barriers. */
function sessionOf<K extends Kind>(
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
    const barrier = luckWasSpent(before, after) || (game.isUndoBoundary?.(before, after, action) ?? false)
    assert.equal(canUndo(session), !barrier, 'Undo goes to a barrier, and no further.')
  }
  return assert.fail(`The game is not over after ${longest} actions.`)
}

/** The same text for the same action, in whatever order its fields stand. */
function textOf(action: unknown): string {
  if (typeof action !== 'object' || action === null) return JSON.stringify(action)
  const fields = Object.entries(action).filter(([, part]) => part !== undefined)
  return `{${fields.map(([name, part]) => `${name}:${textOf(part)}`).sort()}}`
}
