import { expect, test } from 'vitest'
import { type GameTypesOf, type RandomState, randomState } from '../../src/engine/kernel/index.ts'
import { statisticsOf, tallyInOrder, tallyOf } from '../../src/programs/simulator/statistics.ts'
import { countsOf, watcherOf } from '../../src/programs/simulator/watcher.ts'

type Event = { type: 'rolled'; die: number } | { type: 'passed' }
interface State {
  turn: number
  random: RandomState
}
type Game = GameTypesOf<object, State, string, Event, { code: 'no' }>

const at = (turn: number): State => ({ turn, random: randomState(0) })

const EVENTS: readonly Event[] = [
  { type: 'rolled', die: 6 },
  { type: 'passed' },
  { type: 'rolled', die: 2 },
  { type: 'rolled', die: 6 },
]

test('counts typed events, matching events, and sums', () => {
  const on = countsOf<Game>()
  const watch = watcherOf<Game>()({
    counts: {
      rolls: on('rolled'),
      sixes: on('rolled', ({ die }) => die === 6),
      pips: on('rolled', ({ die }) => die),
      late: on('rolled', (_, { turn }) => turn > 2),
    },
  })
  const watching = watch()
  for (const [turn, event] of EVENTS.entries()) watching.emit(event, at(turn))
  expect(watching.seen).toEqual({ rolls: 3, sixes: 2, pips: 14, late: 1 })
  expect(watch().seen).toEqual({ rolls: 0, sixes: 0, pips: 0, late: 0 })
})

test('records events in order with their states; null counts, undefined does not', () => {
  const watching = watcherOf<Game>()({
    events: {
      dice: (event) => (event.type === 'rolled' ? event.die : undefined),
      passes: ({ type }, { turn }) => (type === 'passed' ? { turn } : undefined),
      all: () => null,
    },
  })()
  for (const [turn, event] of EVENTS.entries()) watching.emit(event, at(turn))
  expect(watching.seen).toEqual({ dice: [6, 2, 6], passes: [{ turn: 1 }], all: [null, null, null, null] })
})

test('records the state before an action, and after it with the number of notes', () => {
  const watching = watcherOf<Game>()({
    before: { actions: ({ turn }, action) => `${turn} ${action}` },
    after: { turns: ({ turn }, made) => (made < turn ? turn : undefined) },
  })()
  for (const turn of [1, 1, 2]) {
    watching.before(at(turn), 'roll')
    watching.after(at(turn))
  }
  expect(watching.seen).toEqual({ actions: ['1 roll', '1 roll', '2 roll'], turns: [1, 2] })
})

test('summarizes records by field or function; null and empty lists are left out', () => {
  const games = statisticsOf([
    { won: true, turns: 10, fall: 4, dice: [6, 1] },
    { won: false, turns: 30, fall: null, dice: [] },
  ])
  expect(games.mean('turns')).toBe(20)
  expect(games.mean('fall')).toBe(4)
  expect(games.spread(({ dice }) => dice)).toMatchObject({ median: 1, most: 6 })
  expect(games.count(({ won }) => won)).toBe(1)
  expect(games.where(({ won }) => !won).rate(({ turns }) => turns > 20)).toMatchObject({ count: 1, games: 1 })
  expect(games.ratio('turns', 'turns')).toBe(1)
  expect(games.tally(({ won }) => (won ? 'won' : 'lost'))).toEqual({ won: 1, lost: 1 })
})

test('tallies words alphabetically or by first occurrence', () => {
  const words = ['land', 'goal', 'land']
  expect(Object.entries(tallyOf(words))).toEqual([
    ['goal', 1],
    ['land', 2],
  ])
  expect(Object.entries(tallyInOrder(words))).toEqual([
    ['land', 2],
    ['goal', 1],
  ])
})
