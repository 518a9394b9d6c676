import { expect, test } from 'vitest'
import { someConfig } from '../../../../tests/support/random-play.ts'
import { type Difficulty, type Event, pathFace, type State } from '../../../engine/fairy-tale/index.ts'
import { CENTRE, openSession, type Place, placeAt, REACH } from '../../../engine/kernel/index.ts'
import type { Frame, Session } from '../game.ts'
import { fairyTale } from '../rules.ts'
import { SEALS, type SealId, sealsOf } from './seals.ts'

interface Game {
  difficulty?: Difficulty
  outcome?: State['outcome']
  hearts?: number
  oak?: State['rules']['oak']
  /** The places of the three heroes at the end of each turn. */
  ends?: readonly (readonly [Place, Place, Place])[]
  events?: readonly Event[]
}

/** A finished game of three heroes with only these events. */
function gameOf({
  difficulty = 'fairy-tale',
  outcome = 'won',
  hearts = 2,
  oak = 'sturdy',
  ends = [],
  events = [],
}: Game) {
  const session = openSession(fairyTale, someConfig(3, difficulty), 7)
  const { first } = session
  const standing = (places: readonly Place[]): State => ({
    ...first,
    seats: first.seats.map((seat, index) => ({ ...seat, at: places[index] ?? CENTRE })),
  })
  const frames: Frame[] = [
    ...events.map((event) => ({ event, state: first })),
    ...ends.map((places) => ({ event: { type: 'turn-ended' as const, seat: 0 }, state: standing(places) })),
  ]
  const move = { action: { type: 'roll' as const }, before: first, frames, barrier: true }
  return {
    ...session,
    moves: [{ ...move, after: { ...first, outcome, hearts, rules: { ...first.rules, oak } } }],
  } satisfies Session
}

const broke = (seat: number, at: Place, monsters: number[] = []): Event => ({
  type: 'diamond-destroyed',
  seat,
  at,
  from: CENTRE,
  monsters,
  destroyed: 1,
})
const felled = (seat: number, count: number): Event[] =>
  Array.from({ length: count }, (_, monster) => ({
    type: 'monster-removed',
    seat,
    monster,
    kind: 'ogre',
    at: CENTRE,
  }))
const laid = (seat: number, at: Place): Event => ({
  type: 'tile-placed',
  seat,
  slot: 0,
  face: { ...pathFace(1, 1), building: 'diamond' },
  at,
  turn: 0,
})

const [north, east, south, west] = [placeAt(1, -3), placeAt(3, 0), placeAt(-1, 4), placeAt(-3, 1)]
const near = placeAt(1, -1)

/** For each seal, a game that earns it and one that narrowly misses it. */
const GAMES: Record<SealId, { earns: Game; misses: Game }> = {
  'far-afield': {
    earns: { outcome: 'lost', ends: [[north, east, south]] },
    misses: {
      ends: [
        [north, east, near],
        [near, east, south],
      ],
    },
  },
  'worlds-end': {
    earns: { outcome: 'lost', events: [broke(0, placeAt(4, -1))] },
    misses: { events: [broke(0, placeAt(4, 0))] },
  },
  'four-winds': {
    earns: {
      outcome: 'lost',
      ends: [
        [north, east, near],
        [near, south, west],
      ],
    },
    misses: {
      ends: [
        [north, east, near],
        [near, south, placeAt(-2, 2)],
      ],
    },
  },
  'laid-for-a-friend': {
    earns: { outcome: 'lost', events: [laid(0, near), broke(1, near)] },
    misses: { events: [laid(0, near), laid(1, east), broke(0, near), broke(1, east)] },
  },
  'each-broke-one': {
    earns: { events: [broke(0, near), broke(1, east), broke(2, west)] },
    misses: { events: [broke(0, near), broke(1, east), broke(0, west)] },
  },
  'many-hands': {
    earns: { events: [...felled(0, 4), ...felled(1, 4), broke(2, near, [1, 2, 3, 4])] },
    misses: { events: [...felled(0, 9), ...felled(1, 4), broke(2, near, [1, 2, 3])] },
  },
  'last-heart': { earns: { hearts: 1 }, misses: { hearts: 2 } },
  'grim-and-won': { earns: { difficulty: 'grim-tale' }, misses: { difficulty: 'fairy-tale' } },
}

test.each(SEALS)('%s is earned, and just missed', (seal) => {
  const { earns, misses } = GAMES[seal]
  expect(sealsOf(gameOf(earns))).toContain(seal)
  expect(sealsOf(gameOf(misses))).not.toContain(seal)
})

test.each(['each-broke-one', 'many-hands', 'last-heart', 'grim-and-won'] as const)(
  '%s is only for won tales',
  (seal) => {
    expect(sealsOf(gameOf({ ...GAMES[seal].earns, outcome: 'lost' }))).not.toContain(seal)
  },
)

test('credits monsters hit by a boulder to the hero who rolled it', () => {
  const rolled: Event = {
    type: 'boulder-rolled',
    seat: 2,
    from: CENTRE,
    path: [near],
    monsters: [1, 2, 3, 4],
  }
  expect(sealsOf(gameOf({ events: [...felled(0, 4), ...felled(1, 4), rolled] }))).toContain('many-hands')
})

test('awards no last-heart seal to a frail Oak, which starts with one heart [R 69]', () => {
  expect(sealsOf(gameOf({ ...GAMES['last-heart'].earns, oak: 'frail' }))).not.toContain('last-heart')
})

test('awards no seals for a running game or one that was given up', () => {
  for (const outcome of [null, 'given-up'] as const) {
    for (const { earns } of Object.values(GAMES)) expect(sealsOf(gameOf({ ...earns, outcome }))).toEqual([])
  }
})

test('awards no seals for helping or for "all heroes" to a single hero', () => {
  const { earns } = GAMES['far-afield']
  const session = gameOf(earns)
  const alone = (state: State): State => ({ ...state, seats: state.seats.slice(0, 1) })
  const moves = session.moves.map((move) => ({
    ...move,
    after: alone(move.after),
    frames: move.frames.map((frame) => ({ ...frame, state: alone(frame.state) })),
  }))
  expect(sealsOf({ ...session, moves })).toEqual([])
})

test('ignores carried off heroes in forests [R 70]', () => {
  const gone = placeAt(-REACH, -REACH)
  expect(sealsOf(gameOf({ ends: [[north, gone, east]] }))).not.toContain('far-afield')
  const ends = [
    [gone, east, near],
    [gone, south, near],
  ] as const
  expect(sealsOf(gameOf({ ends }))).not.toContain('four-winds')
})
