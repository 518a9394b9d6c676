import type { Ack, Code } from '../protocol/messages.ts'
import type { TableEntry, TableEntryOf } from './entries.ts'
import { mayNotAsk, publicWish } from './question-state.ts'
import type { TableState } from './table.ts'

// Common parts of the decisions about requests to a table.

/** The device and the time of a request. */
export interface Asker {
  /** The seats of the device. The first counts if one is needed. */
  readonly own: readonly number[]
  /** Seats given back after the device has seen their hands. */
  readonly seen: readonly number[]
  /** True if the device has the key of the table. */
  readonly hasKey: boolean
  /** The time, in milliseconds since 1970. */
  readonly at: number
}

/** The answer to any request. */
export type AnyAck = Ack<Record<string, unknown>>

/** The entry of a request, or its answer if it has no entry. */
export type Decision = { readonly entry: TableEntry } | { readonly ack: AnyAck }

export const refusedWith = (code: Code): Decision => ({ ack: { ok: false, code } })

/** Returns the answer to a repeated request; null if the request is new. */
export function doneBefore(table: TableState, own: readonly number[], id: string): Decision | null {
  const done = table.done.find((one) => one.id === id && own.includes(one.seat))
  return done ? { ack: done.ack } : null
}

/** Returns the seats of the person at these seats, including all seats of the same player in the rules. */
export function seatsOfPerson({ tale, config, seats }: TableState, own: readonly number[]): number[] {
  const { playerOf } = tale
  const all = seats.map((_, seat) => seat)
  if (!playerOf) return all.filter((seat) => own.includes(seat))
  const players = own.map((seat) => playerOf(config, seat))
  return all.filter((seat) => players.includes(playerOf(config, seat)))
}

/** Returns the seats of other people, without those that bots play. */
export function othersAt(table: TableState, own: readonly number[]): number[] {
  const mine = seatsOfPerson(table, own)
  return table.seats.flatMap(({ token, bot }, seat) =>
    token !== null && bot === null && !mine.includes(seat) ? [seat] : [],
  )
}

/** Asks the people at the seats `open`, unless the question is barred now (`mayNotAsk`). */
export function askOthers(
  table: TableState,
  { own, at }: Asker,
  ask: Omit<TableEntryOf<'ask'>, 'do' | 'at'>,
): Decision {
  const barred = mayNotAsk(table, seatsOfPerson(table, own), publicWish(ask.wish), at)
  return barred ? refusedWith(barred) : { entry: { do: 'ask', ...ask, at } }
}
