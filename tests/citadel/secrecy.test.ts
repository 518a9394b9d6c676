import assert from 'node:assert/strict'
import { isDeepStrictEqual } from 'node:util'
import { describe, expect, test } from 'vitest'
import {
  type Action,
  BUILDING_IDS,
  type BuildingId,
  type Citadel,
  citadel,
  countOf,
  type Event,
  INFLUENCE_IDS,
  isBuilding,
  isInfluence,
  type State,
  standardRules,
} from '../../src/engine/citadel/index.ts'
import { eventFor, play, stateFor, type Viewer } from '../../src/engine/kernel/index.ts'
import { type Card, isTheirs, knownTo, looksInto } from './known.ts'
import { randomPlayer } from './random-play.ts'

/** Tables of every size, in both versions; two people play in three ways. */
const TABLES = (['basic', 'strategic'] as const).flatMap((version) => [
  ...(['plots', 'plain', 'orders'] as const).map((two) => ({ people: 2, version, two })),
  ...[3, 4, 5].map((people) => ({ people, version, two: 'plots' as const })),
])

/** One move of a game: the states around it, and its frames. */
interface Moment {
  before: State
  after: State
  frames: readonly { event: Event; state: State }[]
}

/** Yields every moment of a random game. */
function* momentsOf(config: Citadel['Config'], seed: number): Generator<Moment> {
  const pick = randomPlayer(seed)
  for (let before = citadel.begin(config, seed); before.phase !== 'over'; ) {
    const action: Action = pick(citadel.list(before))
    const done = play(citadel, before, action)
    if (!done.ok) throw new Error(done.error.code)
    yield { before, after: done.value.state, frames: done.value.frames }
    before = done.value.state
  }
}

/** Every card that a piece of data names, wherever in it. */
function namesIn(data: unknown, names = new Set<Card>()): ReadonlySet<Card> {
  if (typeof data === 'string' && (isBuilding(data) || isInfluence(data))) names.add(data)
  if (typeof data !== 'object' || data === null) return names
  for (const [key, part] of Object.entries(data)) {
    namesIn(key, names)
    namesIn(part, names)
  }
  return names
}

/** Checks that a viewer's state has nothing they must not know. */
function assertSeen(state: State, by: Viewer): void {
  const seen = stateFor(citadel, state, by)
  const { piles: _piles, influence: _influence, rules: _rules, random: _random, ...rest } = seen
  const known = knownTo(state, by)
  for (const name of namesIn(rest)) assert(known.has(name), `Viewer ${by} cannot know the ${name}.`)
  for (const [seat, { hand, influence }] of state.seats.entries()) {
    const shown = seen.seats[seat]
    assert.equal(shown?.hand.length, hand.length)
    if (!looksInto(state, by, seat)) {
      const open = shown.hand.filter(({ card }) => card !== null)
      assert(
        isDeepStrictEqual(
          open,
          hand.filter((held) => held.seen),
        ),
        'A hidden card is shown.',
      )
    }
    assert(isTheirs(state, by, seat) || shown.influence.every((card) => card === null))
    assert.equal(shown.influence.length, influence.length)
  }
  assertPiles(state, seen, by)
}

/** Checks that the piles hold all cards hidden from the viewer, so that they reveal nothing. */
function assertPiles(state: State, seen: State, by: Viewer): void {
  const hidden = state.seats.flatMap(({ hand }, seat) =>
    looksInto(state, by, seat) ? [] : hand.flatMap(({ card, seen: open }) => (card && !open ? [card] : [])),
  )
  const lying = ({ piles }: State, id: BuildingId) =>
    piles.reduce((sum, { cards }) => sum + countOf(cards, id), 0)
  for (const id of BUILDING_IDS)
    assert.equal(lying(seen, id), lying(state, id) + hidden.filter((card) => card === id).length, id)
  const held = state.seats.flatMap(({ influence }, seat) => (isTheirs(state, by, seat) ? [] : influence))
  for (const id of INFLUENCE_IDS) {
    const unseen = held.filter((card) => card === id).length
    assert.equal(countOf(seen.influence.cards, id), countOf(state.influence.cards, id) + unseen, id)
  }
}

/** Returns the kinds that a viewer knew before or after a move, and those public for a moment of it. */
function knownIn({ before, after, frames }: Moment, by: Viewer): ReadonlySet<Card> {
  const states = [before, ...frames.map(({ state }) => state), after]
  return new Set(states.flatMap((state) => [...knownTo(state, by)]))
}

/** Checks that a viewer's frames have nothing they must not know; returns the number of events. */
function assertHeard(moment: Moment, by: Viewer): number {
  const known = knownIn(moment, by)
  const heard = eventFor(citadel, moment.frames, by)
  for (const { event } of heard)
    for (const name of namesIn(event)) assert(known.has(name), `Viewer ${by} heard of the ${name}.`)
  for (const { state } of moment.frames) assertSeen(state, by)
  return heard.length
}

describe('no viewer gets what their hand does not show', () => {
  test.each(TABLES)(
    'no state or event of a whole game: $people people, $version, $two',
    ({ people, version, two }) => {
      const config = {
        players: Array.from({ length: people }, () => ''),
        rules: { ...standardRules(), version, two },
      }
      let heard = 0
      for (const moment of momentsOf(config, people)) {
        for (const by of [null, ...moment.after.seats.keys()]) {
          assertSeen(moment.after, by)
          heard += assertHeard(moment, by)
        }
      }
      expect(heard).toBeGreaterThan(500)
    },
  )

  test('the checks find a hidden card that leaks', () => {
    const state = citadel.begin({ players: ['', ''], rules: standardRules() }, 1)
    const [card] = state.seats[1]?.hand.flatMap((held) => held.card ?? []) ?? []
    expect(knownTo(state, 1)).toContain(card)
    expect(knownTo(state, 0)).not.toContain(card)
    expect(namesIn({ deep: [{ card }] })).toContain(card)
  })
})
