import { describe, expect, test } from 'vitest'
import { besideGame, createLeaders } from './leaders.ts'
import { passSeat } from './pass-seat.ts'
import { ALONE, isSamePerson } from './persons.ts'
import { savedLeaders } from './saved-leaders.ts'
import { changesUpTo, wasHuman, withChange } from './seat-changes.ts'
import { fakeStorage } from './testing.ts'

const change = (move: number, to = 'bot') => ({ move, seat: 'red', to, by: 'owner' }) as const

const open = (fake = fakeStorage()) => {
  const saved = savedLeaders(fake.storage, 'leaders', ['red', 'green'], ['bot'])
  const leaders = createLeaders(saved)
  return { fake, saved, leaders, beside: besideGame(leaders) }
}

describe('what is kept beside a game', () => {
  test('is what earlier versions wrote, as long as nothing else is to be said', () => {
    const { leaders, beside, fake } = open()
    leaders.getState().begin(ALONE, { green: 'bot' })
    expect(JSON.stringify(beside.now())).toBe('{"table":{"green":"bot"},"people":"one"}')
    expect(fake.texts.get('leaders')).toBe('{"table":{"green":"bot"},"cover":{},"people":"one"}')
  })

  test('tells of persons and of seats that passed on, and is read again', () => {
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
  ])('says nothing where it is %j: then several people play', (kept) => {
    const { leaders, beside } = open()
    leaders.getState().begin(ALONE, { green: 'bot' })
    leaders.getState().take(kept)
    expect(beside.now()).toEqual({ table: {}, people: 'several' })
  })
})

test('how many people play only rises', () => {
  const { leaders } = open()
  leaders.getState().begin(ALONE, { green: 'bot' })
  passSeat(leaders, 'green', 'person', { move: 0, by: 'owner' })
  expect(leaders.getState().people).toBe('one')
  passSeat(leaders, 'green', 'person', { move: 0, by: 'owner', isAnotherPerson: true })
  expect(leaders.getState()).toMatchObject({ people: 'several', persons: { red: 1 } })
  for (const to of ['bot', 'person', 'bot'] as const) passSeat(leaders, 'green', to, { move: 1, by: 'owner' })
  expect(leaders.getState().people).toBe('several')
})

test('a role that is taken from a bot among several people is no longer led together with another', () => {
  const { leaders } = open()
  leaders.getState().begin({ people: 'several', persons: { red: 1, green: 1 } }, {})
  passSeat(leaders, 'green', 'bot', { move: 0, by: 'owner' })
  expect(isSamePerson(leaders.getState(), 'red', 'green')).toBe(true)
  passSeat(leaders, 'green', 'person', { move: 1, by: 'all' })
  expect(isSamePerson(leaders.getState(), 'red', 'green')).toBe(false)
})

test('of many changes the newest are kept', () => {
  let changes = Array.from({ length: 200 }, (_, move) => change(move))
  changes = [...withChange(changes, change(500))] as typeof changes
  expect(changes).toHaveLength(200)
  expect(changes.at(-1)).toEqual(change(500))
  expect(changes[0]?.move).toBe(1)
})

test('after an undo what came later stands where the game goes on', () => {
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

test('a seat that never passed on is led as it is now', () => {
  expect(wasHuman<string>([change(2)], 'green', 7, false)).toBe(false)
})
