import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { Exchange, ExchangeListener } from '../../src/server/exchange.ts'
import type { Guest } from '../../src/server/guests.ts'
import { createPins } from '../../src/server/pins.ts'
import type { TableState } from '../../src/server/table.ts'

/** Processes that hear each other at once. */
function processes(count: number): Exchange[] {
  const listeners = new Map<number, ExchangeListener>()
  return Array.from({ length: count }, (_, self) => {
    const others = () =>
      [...listeners].filter(([process]) => process !== self).map(([, listener]) => listener)
    return {
      say: (_table: string, _topic: string, message: unknown) => {
        for (const listener of others()) listener.said(String(self), structuredClone(message))
      },
      listen(_table: string, _topic: string, listener: ExchangeListener) {
        listeners.set(self, listener)
        for (const other of others()) other.asked()
        return () => void listeners.delete(self)
      },
    } as unknown as Exchange
  })
}

/** A table on whose board everybody may pin any text. */
const table = {
  epoch: 0,
  n: 0,
  phase: 'playing',
  seats: [{ bot: null }, { bot: null }],
  session: { moves: [] },
  tale: {
    suggestions: { may: () => true, turnOf: () => 1 },
    game: { codec: { action: v.string(), writeAction: String }, decider: () => 0 },
  },
} as unknown as TableState

function at(exchange: Exchange) {
  const shown: unknown[] = []
  const tell = (_: string, pins: { action: string }[]) =>
    void shown.splice(0, 9, ...pins.map(({ action }) => action))
  const guests = new Set([{ line: { tell } } as unknown as Guest])
  const pins = createPins({ id: 'table', guests }, { exchange, now: () => 1000 })
  const pin = (seat: number, action: string) => pins.pin(table, { epoch: 0, n: 0, seat, action }, [seat])
  return { pins, pin, shown }
}

test('pins of all processes are on every device, in one order, and removed at all', () => {
  const [one, two, three] = processes(3)
  if (!one || !two || !three) throw new Error('Three processes are needed.')
  const [first, second] = [at(one), at(two)]
  first.pin(0, 'a')
  second.pin(1, 'b')
  first.pin(0, 'c')
  expect(first.shown).toEqual(['a', 'b', 'c'])
  expect(second.shown).toEqual(first.shown)
  // One that comes later asks for them.
  const third = at(three)
  expect(third.shown).toEqual(first.shown)
  for (const action of ['d', 'e']) first.pin(0, action)
  expect(third.shown).toEqual(['b', 'c', 'd', 'e'])
  expect(second.shown).toEqual(third.shown)

  const numbers: number[] = []
  third.pins.tell([
    {
      line: {
        tell: (_: string, pins: { pin: number }[]) => void numbers.push(...pins.map(({ pin }) => pin)),
      },
    },
  ] as unknown as Guest[])
  expect(new Set(numbers).size).toBe(4)
  third.pins.unpin(table, { pin: numbers[0] ?? 0 }, [0])
  for (const { shown } of [first, second, third]) expect(shown).toEqual(['c', 'd', 'e'])
})
