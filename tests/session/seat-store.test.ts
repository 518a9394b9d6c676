import { expect, test, vi } from 'vitest'
import { createSeatStore } from '../../src/session/remote/seat-store.ts'
import { isListed } from '../../src/session/remote/seated-table.ts'
import { onStorageChange } from '../../src/store/persisted-store.ts'
import { REMOTE_TABLE_KEY } from '../../src/store/storage.ts'
import { fakeStorage } from '../../src/store/testing.ts'

const SEATS = [{ seat: 0, token: 'token' }]

function browser(texts: Record<string, string> = {}) {
  const storage = fakeStorage(texts)
  const open = () => createSeatStore(storage.storage, fakeStorage().storage)
  const text = () => storage.texts.get(REMOTE_TABLE_KEY) ?? ''
  return { storage, open, text }
}

test('what is known of a table survives the tab, and changes of another tab', () => {
  const { open } = browser()
  const [one, other] = [open(), open()]
  one.keep({ table: 'a', key: null, seats: SEATS })
  other.keep({ table: 'b', key: 'key', seats: [] })
  one.note('a', { tale: 'race', phase: 'playing', toAct: 1 })
  other.note('b', { tale: 'race' })
  onStorageChange(REMOTE_TABLE_KEY)
  for (const seats of [one, other, open()])
    expect(seats.store.getState().tables).toMatchObject([
      { table: 'b', note: { tale: 'race' } },
      { table: 'a', seats: SEATS, note: { tale: 'race', phase: 'playing', toAct: 1 } },
    ])
})

test('writes no note that changes nothing', () => {
  const { open, text } = browser()
  const seats = open()
  seats.keep({ table: 'a', key: null, seats: SEATS })
  seats.note('a', { toAct: 1 })
  const before = text()
  vi.useFakeTimers({ now: Date.now() + 60_000 })
  seats.note('a', { toAct: 1 })
  seats.note('of another table', { toAct: 0 })
  expect(text()).toBe(before)
  seats.note('a', { toAct: 0 })
  expect(text()).not.toBe(before)
  vi.useRealTimers()
})

test('one spoilt entry costs no other, and stays until it is removed', () => {
  const spoilt = [{ table: 7 }, 'torn']
  const { open, text } = browser({
    [REMOTE_TABLE_KEY]: JSON.stringify([
      ...spoilt,
      { table: 'a', key: null, seats: SEATS, note: { seen: 'yesterday' } },
      { table: 'of an older version', key: null, seats: SEATS },
    ]),
  })
  const seats = open()
  expect(seats.store.getState()).toMatchObject({ spoilt, health: 'ok' })
  expect(seats.ofBrowser('a')?.seats).toEqual(SEATS)
  expect(seats.ofBrowser('of an older version')?.seats).toEqual(SEATS)
  seats.keep({ table: 'b', key: null, seats: SEATS })
  expect(JSON.parse(text())).toHaveLength(5)
  seats.forget()
  expect(JSON.parse(text())).toHaveLength(3)
})

test('a list that cannot be read, or not be stored, is told', () => {
  const torn = browser({ [REMOTE_TABLE_KEY]: '[{' })
  expect(torn.open().store.getState()).toMatchObject({ tables: [], health: 'unreadable' })
  expect(torn.text()).toBe('[{')
  const full = browser()
  const seats = full.open()
  full.storage.trouble = 'full'
  seats.keep({ table: 'a', key: null, seats: SEATS })
  expect(seats.store.getState()).toMatchObject({ tables: [{ table: 'a' }], health: 'full' })
  full.storage.trouble = null
  seats.note('a', { toAct: 1 })
  expect(seats.store.getState().health).toBe('ok')
  expect(full.open().store.getState().tables).toMatchObject([{ table: 'a', note: { toAct: 1 } }])
})

test('of very many tables those are forgotten that nothing leads back to', () => {
  const { open } = browser()
  const seats = open()
  for (let table = 0; table < 101; table += 1) {
    seats.keep({ table: `${table}`, key: null, seats: SEATS })
    if (table === 50) seats.note('50', { isGone: true })
  }
  const known = open()
  expect(known.store.getState().tables).toHaveLength(100)
  expect(known.ofBrowser('50')).toBeNull()
  expect(known.ofBrowser('0')).not.toBeNull()
})

test('the list has every table that a press leads back to, or that has something to say', () => {
  const listed = (note: object, own = SEATS) => isListed({ table: 'a', key: null, seats: own, note })
  expect(listed({})).toBe(true)
  expect(listed({ isLeft: true })).toBe(true) // the server still has this seat
  expect(listed({}, [])).toBe(true)
  expect(listed({ isLeft: true }, [])).toBe(false)
  expect(listed({ phase: 'over' })).toBe(true)
  expect(listed({ phase: 'over', isSaved: true })).toBe(false)
  expect(listed({ isGone: true })).toBe(true)
  expect(listed({ isGone: true, isLeft: true })).toBe(false)
})
