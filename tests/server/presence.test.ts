import { beforeEach, describe, expect, test } from 'vitest'
import { LIMITS } from '../../src/protocol/messages.ts'
import type { ExchangeListener } from '../../src/server/exchange.ts'
import type { Guest } from '../../src/server/guests.ts'
import { createPresence, type DevicesHere } from '../../src/server/presence.ts'
import type { TableServices } from '../../src/server/services.ts'
import type { TableState } from '../../src/server/table.ts'

/** A table with two persons in one room. */
const table = {
  phase: 'playing',
  seats: ['ann', 'ben'].map((token) => ({ token, isInRoom: true })),
} as unknown as TableState

let time = 0
let listener: ExchangeListener
let guests: Set<Guest>
let told: DevicesHere[]
let displaced: number[]
/** Processes without a sign of life. */
let dead: Set<string>
let presence: ReturnType<typeof createPresence>
beforeEach(() => {
  time = 1_000_000
  guests = new Set()
  told = []
  displaced = []
  dead = new Set()
  const exchange = {
    self: 'm',
    listen: (_: string, __: string, its: ExchangeListener) => {
      listener = its
      return () => {}
    },
    say: (_: string, __: string, devices: DevicesHere) => void told.push(devices),
    isAlive: (process: string) => !dead.has(process),
  }
  presence = createPresence(
    {
      id: 'table',
      guests,
      services: { exchange, now: () => time, limits: LIMITS } as unknown as TableServices,
      displace: (seat) => void displaced.push(seat),
      changed: () => {},
    },
    2,
  )
})

const sitHere = (seat: number): void => {
  guests.add({ own: [seat] } as unknown as Guest)
  presence.hear([seat])
  presence.hold([seat])
}
const elsewhere = (seat: number, times: { quiet?: number; held?: number } = {}): DevicesHere => ({
  guests: 1,
  seats: [{ seat, quiet: 0, held: 0, ...times }],
})

describe('the presence at a table of several processes', () => {
  test('counts other processes’ devices until they fall silent', () => {
    sitHere(0)
    expect([0, 1].map((seat) => presence.presenceOf(table, seat))).toEqual(['here', 'gone'])
    listener.said('other', elsewhere(1))
    expect(presence.presenceOf(table, 1)).toBe('here')
    time += 10_000
    listener.said('other', elsewhere(1, { quiet: LIMITS.awayMs, held: 10_000 }))
    expect(presence.presenceOf(table, 1)).toBe('here') // it was heard 10 seconds ago by this clock
    time += 6000
    expect(presence.presenceOf(table, 1)).toBe('away')
    time += 10_000
    expect(presence.presenceOf(table, 1)).toBe('gone')
  })

  test('calls a person absent only if no process has heard it for long', () => {
    sitHere(0)
    time += LIMITS.absentMs - 1
    listener.said('other', elsewhere(1, { quiet: 20_000 }))
    time += 1
    expect([0, 1].map((seat) => presence.isAbsent(table, seat))).toEqual([true, false])
    time += LIMITS.absentMs - 20_000
    expect(presence.isAbsent(table, 1)).toBe(true)
  })

  describe('of a person at a distance', () => {
    const HOUR = 3_600_000
    /** A table that Ann has opened, where Ben has come by the link. The last move was just now. */
    const apart = (): TableState => ({
      ...table,
      played: time,
      seats: table.seats.map((seat) => ({ ...seat, isInRoom: false })),
    })

    test('counts a day from the last move', () => {
      const duel = apart()
      time += 24 * HOUR - 1
      expect(presence.isAbsent(duel, 1)).toBe(false)
      time += 1
      expect(presence.isAbsent(duel, 1)).toBe(true)
      expect(presence.isAbsent({ ...duel, played: time - HOUR }, 1)).toBe(false)
    })

    test('counts a visit without a move', () => {
      const duel = apart()
      time += 20 * HOUR
      listener.said('other', elsewhere(1))
      time += 20 * HOUR
      expect(presence.isAbsent(duel, 1)).toBe(false)
      time += 4 * HOUR
      expect(presence.isAbsent(duel, 1)).toBe(true)
    })

    test('gives people time to come back to a server that was off for days', () => {
      const duel = { ...apart(), played: time - 72 * HOUR }
      expect(presence.isAbsent(duel, 1)).toBe(false)
      time += LIMITS.absentMs
      expect(presence.isAbsent(duel, 1)).toBe(true)
    })

    test('lets the others free a seat of the lobby as soon as in a room', () => {
      const lobby: TableState = { ...apart(), phase: 'lobby' }
      time += LIMITS.absentMs
      expect(presence.isAbsent(lobby, 1)).toBe(true)
    })

    test('does not slow down those in the room', () => {
      const [ann, ben] = table.seats
      const mixed = { ...apart(), seats: [ann, { ...ben, isInRoom: false }] } as unknown as TableState
      time += LIMITS.absentMs
      expect([0, 1].map((seat) => presence.isAbsent(mixed, seat))).toEqual([true, false])
    })
  })

  test('closes a device whose seat was taken later elsewhere, and no other', () => {
    sitHere(0)
    time += 60_000
    listener.said('other', elsewhere(1))
    listener.said('other', elsewhere(0, { held: 61_000 }))
    expect(displaced).toEqual([])
    listener.said('other', elsewhere(0, { held: 100 }))
    expect(displaced).toEqual([0])
  })

  test('tells ages, and answers when it is asked', () => {
    sitHere(1)
    time += 3000
    presence.hear([1])
    time += 2000
    listener.asked()
    expect(told).toEqual([{ guests: 1, seats: [{ seat: 1, quiet: 2000, held: 5000 }] }])
  })

  test('lets the bots of one process play, and those of the next when it falls silent or has no devices', () => {
    sitHere(0)
    listener.said('z', elsewhere(1))
    expect(presence.isFirst()).toBe(true)
    listener.said('a', elsewhere(1))
    expect(presence.isFirst()).toBe(false)
    listener.said('a', { guests: 0, seats: [] })
    expect(presence.isFirst()).toBe(true)
    listener.said('a', elsewhere(1))
    time += 20_000
    expect(presence.isFirst()).toBe(true)
  })

  test('lets the bots of the next process play as soon as the first one has died', () => {
    sitHere(0)
    listener.said('a', elsewhere(1))
    dead.add('a')
    expect(presence.isFirst()).toBe(true)
    // Its people may only be on their way to this process.
    expect(presence.presenceOf(table, 1)).toBe('here')
  })

  test('ignores a seat the table lacks', () => {
    listener.said('other', elsewhere(7))
    expect(displaced).toEqual([])
  })
})
