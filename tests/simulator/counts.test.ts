import { expect, test } from 'vitest'
import { counterOf, countsOf, noterOf } from '../../src/programs/simulator/counts.ts'
import { tallyInOrder, tallyOf } from '../../src/programs/simulator/statistics.ts'

type Event = { type: 'rolled'; die: number } | { type: 'passed' }

const EVENTS: readonly Event[] = [
  { type: 'rolled', die: 6 },
  { type: 'passed' },
  { type: 'rolled', die: 2 },
  { type: 'rolled', die: 6 },
]

test('counts the events of a type, those that something is true of, and sums', () => {
  const on = countsOf<Event>()
  const { totals, add } = counterOf({
    rolls: on('rolled'),
    sixes: on('rolled', ({ die }) => die === 6),
    pips: on('rolled', ({ die }) => die),
  })
  for (const event of EVENTS) add(event)
  expect(totals).toEqual({ rolls: 3, sixes: 2, pips: 14 })
})

test('notes events in their order with the state that shows them; null is a note, undefined is none', () => {
  const { notes, add } = noterOf<Event, { turn: number }>()({
    dice: (event) => (event.type === 'rolled' ? event.die : undefined),
    passes: ({ type }, { turn }) => (type === 'passed' ? { turn } : undefined),
    all: () => null,
  })
  for (const [turn, event] of EVENTS.entries()) add(event, { turn })
  expect(notes).toEqual({ dice: [6, 2, 6], passes: [{ turn: 1 }], all: [null, null, null, null] })
})

test('tallies words in the order of the alphabet, or as they were said first', () => {
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
