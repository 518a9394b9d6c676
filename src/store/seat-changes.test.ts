import { describe, expect, test } from 'vitest'
import { createControllers, savedWithGame } from './controllers-store.ts'
import { ALONE, isSamePerson } from './humans.ts'
import { passSeat } from './pass-seat.ts'
import { savedLeaders } from './saved-controllers.ts'
import { changesUpTo, wasHuman, withChange } from './seat-changes.ts'
import { fakeStorage } from './testing.ts'

const change = (move: number, to = 'bot') => ({ move, seat: 'red', to, by: 'owner' }) as const

const open = (fake = fakeStorage()) => {
  const saved = savedLeaders(fake.storage, 'leaders', ['red', 'green'], ['bot'])
  const leaders = createControllers(saved)
  return { fake, saved, leaders, beside: savedWithGame(leaders) }
}

describe('controllers saved with a game', () => {
  test('are written as in earlier versions if there is nothing to add', () => {
    const { leaders, beside, fake } = open()
    leaders.getState().begin(ALONE, { green: 'bot' })
    expect(JSON.stringify(beside.now())).toBe('{"table":{"green":"bot"},"people":"one"}')
    expect(fake.texts.get('leaders')).toBe('{"table":{"green":"bot"},"cover":{},"people":"one"}')
  })

  test('include people and seat changes when read again', () => {
    const { leaders, beside, fake } = open()
    leaders.getState().begin({ people: 'several', persons: { red: 1, green: 1 } }, {})
    passSeat(leaders, 'green', 'bot', { move: 3, by: 'all' })
    const kept = JSON.parse(JSON.stringify(beside.now()))
    expect(kept).toEqual({
      table: { green: 'bot' },
      people: 'several',
      persons: { red: 1, green: 1 },
      changes: [{ move: 3, seat: 'green', to: 'bot', by: 'all' }],
    })
    expect(open(fake).beside.now()).toEqual(kept)
    leaders.getState().begin(ALONE, {})
    expect(beside.now()).toEqual({ table: {}, people: 'one' })
    leaders.getState().take(kept)
    expect(beside.now()).toEqual(kept)
  })

  test.each([
    null,
    'red',
    { table: {} },
    { table: {}, people: 'many' },
    { table: {}, people: 'one', persons: { blue: 1 } },
    { table: {}, people: 'one', persons: { red: 0 } },
    { table: {}, people: 'one', changes: [{ ...change(1), by: 'me' }] },
    { table: {}, people: 'one', changes: [{ ...change(-1) }] },
    { table: {}, people: 'one', changes: [{ ...change(1), more: 1 }] },
    { table: {}, people: 'one', changes: Array.from({ length: 201 }, () => change(1)) },
    { table: {}, people: 'one', more: 1 },
  ])('stored %j counts as no data: then several people play', (kept) => {
    const { leaders, beside } = open()
    leaders.getState().begin(ALONE, { green: 'bot' })
    leaders.getState().take(kept)
    expect(beside.now()).toEqual({ table: {}, people: 'several' })
  })
})

test('the number of people never falls', () => {
  const { leaders } = open()
  leaders.getState().begin(ALONE, { green: 'bot' })
  passSeat(leaders, 'green', 'person', { move: 0, by: 'owner' })
  expect(leaders.getState().people).toBe('one')
  passSeat(leaders, 'green', 'person', { move: 0, by: 'owner', isAnotherPerson: true })
  expect(leaders.getState()).toMatchObject({ people: 'several', persons: { red: 1 } })
  for (const to of ['bot', 'person', 'bot'] as const) passSeat(leaders, 'green', to, { move: 1, by: 'owner' })
  expect(leaders.getState().people).toBe('several')
})

test('a role that several people take from a bot leaves the group of one person', () => {
  const { leaders } = open()
  leaders.getState().begin({ people: 'several', persons: { red: 1, green: 1 } }, {})
  passSeat(leaders, 'green', 'bot', { move: 0, by: 'owner' })
  expect(isSamePerson(leaders.getState(), 'red', 'green')).toBe(true)
  passSeat(leaders, 'green', 'person', { move: 1, by: 'all' })
  expect(isSamePerson(leaders.getState(), 'red', 'green')).toBe(false)
})

test('keeps the newest of many changes', () => {
  let changes = Array.from({ length: 200 }, (_, move) => change(move))
  changes = [...withChange(changes, change(500))] as typeof changes
  expect(changes).toHaveLength(200)
  expect(changes.at(-1)).toEqual(change(500))
  expect(changes[0]?.move).toBe(1)
})

test('moves later changes back to the undo', () => {
  const changes = [change(1), change(9, 'person')]
  expect(changesUpTo(changes, 4)).toEqual([change(1), change(4, 'person')])
  expect(changesUpTo(changes, 9)).toBe(changes)
})

test.each([
  [0, true],
  [2, false],
  [4, false],
  [5, true],
])('who made move %i is known after the seat has passed on', (move, isHuman) => {
  expect(wasHuman([change(2), change(5, 'person')], 'red', move, true)).toBe(isHuman)
})

test('an unchanged seat had its present controller', () => {
  expect(wasHuman<string>([change(2)], 'green', 7, false)).toBe(false)
})
