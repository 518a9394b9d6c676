import assert from 'node:assert/strict'
import { describe, expect, test } from 'vitest'
import {
  type Action,
  type Citadel,
  citadel,
  EVENT_CARD_IDS,
  type Event,
  INFLUENCE_IDS,
  type InfluenceId,
  type State,
  standardRules,
} from '../../src/engine/citadel/index.ts'
import {
  eventFor,
  play,
  type Rng,
  randomState,
  seededRng,
  stateFor,
  type Viewer,
} from '../../src/engine/kernel/index.ts'
import { isTheirs } from './known.ts'
import { oneOf, otherWorld } from './other-worlds.ts'
import { randomPlayer } from './random-play.ts'
import { drawing } from './told.ts'

/** Games for each table; with more than one, all viewers check every position. */
const GAMES = Number(process.env['SECRET_WORLDS'] ?? 1)

/** Tables of every size, in both versions; two people play in three ways. */
const TABLES = (['basic', 'strategic'] as const).flatMap((version) => [
  ...(['plots', 'plain', 'orders'] as const).map((two) => ({ people: 2, version, two })),
  ...[3, 4, 5].map((people) => ({ people, version, two: 'plots' as const })),
])

/** All that a viewer is given of a position, as bytes. */
function givenTo(state: State, by: Viewer): string {
  const seen = stateFor(citadel, state, by)
  const decider = citadel.decider(state)
  const mayAct = typeof decider === 'number' && isTheirs(state, by, decider)
  return JSON.stringify([seen, mayAct ? citadel.list(seen) : null])
}

/** The drawn cards that cannot be drawn in a world: it could not have gone on like the true one. */
class Impossible extends Error {}

const DRAWN = new Set<Event['type']>(['revealed', 'event', 'drew', 'influence'])

/** Brings the cards that the viewer saw in the true world, and any where they did not see which. */
function sameDraws(world: State, events: readonly Event[], by: Viewer, luck: Rng): Rng {
  const drawn = events.filter(({ type }) => DRAWN.has(type))
  return {
    die: () => assert.fail('There is no die in this tale.'),
    draw(size) {
      const event = drawn.shift() ?? assert.fail('More is drawn than in the true world.')
      const pile = world.piles.find((one) => one.size > 0)?.cards ?? {}
      const isUnseen = 'knownTo' in event && !event.knownTo.some((seat) => seat === by)
      if (isUnseen && event.type === 'influence')
        return drawing(world, [anyLike(event.card, world, luck)]).draw(size)
      // Buildings come first in the fixed order [C 34].
      if (isUnseen) return luck.draw(size - EVENT_CARD_IDS.filter((id) => pile[id] !== undefined).length)
      const name = 'name' in event ? event.name : 'card' in event ? event.card : null
      const from: Record<string, number> = event.type === 'influence' ? world.influence.cards : pile
      if (name === null || from[name] === undefined) throw new Impossible()
      return drawing(world, [name]).draw(size)
    },
  }
}

/** Returns any Influence card of the pile; a card that acts by itself is only replaced by the same one. */
function anyLike(card: InfluenceId | null, { influence }: State, luck: Rng): InfluenceId {
  const inPile = INFLUENCE_IDS.filter((id) => influence.cards[id] !== undefined)
  const like = inPile.filter((id) => (card && ACTS_ALONE.has(card) ? id === card : !ACTS_ALONE.has(id)))
  const any = oneOf(like, luck)
  if (!any) throw new Impossible()
  return any
}

const ACTS_ALONE = new Set<InfluenceId>(['safe-conduct', 'exemption'])

/** Other players' cards that act by themselves at their time, which reveals them to all [C 20]. */
const actingAlone = ({ seats }: State): string =>
  JSON.stringify(seats.map(({ influence }) => influence.filter((card) => card && ACTS_ALONE.has(card))))

/** The same action in another world: a hidden card that changes hands may be another one there. */
function sameAction(world: State, by: Viewer, action: Action, luck: Rng): Action | null {
  const [question] = world.questions
  const listed = citadel.list(world)
  const isOthers = question && !isTheirs(world, by, question.seat)
  if (isOthers && (question.type === 'take' || question.type === 'give')) {
    const rival = question.type === 'take' ? question.from : question.to
    const from = world.seats[question.type === 'take' ? question.from : question.seat]?.hand ?? []
    const isOpen = (one: Action) => 'card' in one && from.some(({ card, seen }) => seen && card === one.card)
    if (!isTheirs(world, by, rival) && !isOpen(action))
      return (
        oneOf(
          listed.filter((one) => one.type === question.type && !isOpen(one)),
          luck,
        ) ?? null
      )
  }
  if (action.type === 'resign') return action
  return listed.some((one) => JSON.stringify(one) === JSON.stringify(action)) ? action : null
}

/** Returns the viewer's version of a move, as bytes; null if the move is impossible in this world. */
function heardIn(
  world: State,
  by: Viewer,
  action: Action,
  events: readonly Event[],
  luck: Rng,
): string | null {
  const same = sameAction(world, by, action, luck)
  if (!same) return null
  try {
    const played = play(citadel, world, same, (holder) => sameDraws(holder as State, events, by, luck))
    return played.ok ? bytesHeard(played.value.frames, by) : null
  } catch (error) {
    if (error instanceof Impossible) return null
    throw error
  }
}

const bytesHeard = (frames: Parameters<typeof eventFor<Citadel>>[1], by: Viewer): string =>
  JSON.stringify(eventFor(citadel, frames, by).map(({ event }) => event))

function assertSame(one: string, other: string, message: string): void {
  if (one === other) return
  const at = [...one].findIndex((sign, index) => sign !== other[index])
  assert.fail(`${message}: ${one.slice(at - 60, at + 60)} / ${other.slice(at - 60, at + 60)}`)
}

/** Returns the viewers to check: all of them in a long run, otherwise one. */
function lookedAtFrom({ seats }: State, luck: Rng): Viewer[] {
  const viewers = [null, ...seats.keys()]
  return GAMES > 1 ? viewers : [oneOf(viewers, luck) ?? null]
}

/** Compares worlds that a viewer cannot tell apart, at every position and move of a random game. */
function compareWorlds(config: Citadel['Config'], seed: number): { worlds: number; moves: number } {
  const pick = randomPlayer(seed)
  const luck = seededRng({ random: randomState(seed + 1) })
  const people = config.players.length
  const tally = { worlds: 0, moves: 0 }
  for (let state = citadel.begin(config, seed); state.phase !== 'over'; ) {
    const action: Action =
      state.turn > people && luck.draw(200) === 0 ? { type: 'resign' } : pick(citadel.list(state))
    const done = play(citadel, state, action)
    assert(done.ok)
    const events = done.value.frames.map(({ event }) => event)
    for (const by of lookedAtFrom(state, luck)) {
      const world = otherWorld(state, by, luck)
      if (!world) continue
      assertSame(givenTo(world, by), givenTo(state, by), `Viewer ${by} can tell two worlds apart`)
      tally.worlds += 1
      if (actingAlone(world) !== actingAlone(state)) continue
      const heard = heardIn(world, by, action, events, luck)
      if (heard === null) continue
      assertSame(heard, bytesHeard(done.value.frames, by), `Viewer ${by} hears which world it is`)
      tally.moves += 1
    }
    state = done.value.state
  }
  return tally
}

describe('indistinguishable worlds', () => {
  test.each(TABLES)(
    'give equal bytes of view, actions and events: $people people, $version, $two',
    ({ people, version, two }) => {
      const players = Array.from({ length: people }, () => '')
      const config = { players, rules: { ...standardRules(), version, two } }
      for (let game = 0; game < GAMES; game++) {
        const { worlds, moves } = compareWorlds(config, 10 * people + game)
        expect(worlds).toBeGreaterThan(20)
        expect(moves).toBeGreaterThan(10)
      }
    },
  )

  test('have no rng: all views show the same', () => {
    const config = { players: ['', ''], rules: standardRules() }
    const views = [1, 2].map((seed) => stateFor(citadel, citadel.begin(config, seed), null).random)
    expect(views[0]).toEqual(views[1])
  })
})
