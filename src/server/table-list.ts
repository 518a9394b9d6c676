import * as v from 'valibot'
import { type Code, PROTOCOL, type Request } from '../protocol/messages.ts'
import type { AnyAck } from './decision.ts'
import { openEntry, readEntry } from './entries.ts'
import { type DeviceLine, type Guest, seatsOfTokens } from './guests.ts'
import { type HostedTable, hostTable } from './hosted-table.ts'
import { hashOf, newSecret, newTableId, passOf } from './secret.ts'
import type { TableServices } from './services.ts'
import { opened, readTable, UnreadableLog } from './table.ts'
import type { ServerTales } from './tale.ts'
import { createTickets } from './tickets.ts'

/** A device at a table. */
export interface AtTable {
  readonly table: HostedTable
  readonly guest: Guest
}

/** The result of a request for a table. */
export type Led = { readonly ack: AnyAck; readonly place?: AtTable }

/** Time after which a table without devices leaves the memory, in milliseconds. Its log stays. */
const UNUSED = 2 * 60_000

/** Returns a table when it is ready. Closes it on failure. */
async function ready(table: HostedTable): Promise<HostedTable> {
  try {
    await table.ready()
    return table
  } catch (error) {
    await table.close()
    throw error
  }
}

const failed = (code: Code): Led => ({ ack: { ok: false, code } })

/** Makes the list of all tables of a server, in memory or only in logs. */
export function createTableList(tales: ServerTales, services: TableServices) {
  const { storage, exchange, now, limits, warn } = services
  const hosted = new Map<string, Promise<HostedTable | Code>>()
  /** Time of the last device at each table in memory. */
  const used = new Map<string, number>()
  const tickets = createTickets(exchange, limits.ticketMs)

  /** Returns a table from memory or its log, or a code if it cannot be played. */
  function find(id: string): Promise<HostedTable | Code> {
    const known = hosted.get(id)
    if (known) return known
    const loading = load(id)
    hosted.set(id, loading)
    used.set(id, now())
    // Failed loads must not stay in memory.
    const forget = () => {
      hosted.delete(id)
      used.delete(id)
    }
    loading.then((found) => typeof found === 'string' && forget(), forget)
    return loading
  }

  async function load(id: string): Promise<HostedTable | Code> {
    const lines = await storage.read(id)
    if (!lines) return 'no-table'
    try {
      return await ready(hostTable(id, readTable(tales, lines), services))
    } catch (error) {
      if (!(error instanceof UnreadableLog)) throw error
      warn(`Table ${id} cannot be read: ${error.message}`)
      return 'stopped'
    }
  }

  /** Connects a device to a table by a ticket. The answer has the tokens of the ticket. */
  async function joinByTicket(table: HostedTable, ticket: string, line: DeviceLine): Promise<Led> {
    const tokens = (await tickets.redeem(table.id, ticket)) ?? []
    // A seat may have been given back since the ticket was made.
    const seats = tokens.flatMap((token) =>
      seatsOfTokens(table.state(), [token]).map((seat) => ({ seat, token })),
    )
    if (seats.length === 0) return failed('no-ticket')
    const guest = table.enter(line, false)
    const pass = passOf(table.state().key)
    return { ack: { ok: true, table: table.id, pass, lobby: table.lobby(), seats }, place: { table, guest } }
  }

  return {
    /** Opens a new table. */
    async open(
      { protocol, tale: taleId, rules, config: written, bots }: Request<'open'>,
      line: DeviceLine,
    ): Promise<Led> {
      if (protocol !== PROTOCOL) return failed('protocol')
      const tale = Object.hasOwn(tales, taleId) ? tales[taleId] : undefined
      if (!tale) return failed('wrong-shape')
      if (rules !== tale.game.rulesVersion) return failed('rules')
      const { codec } = tale.game
      const config = v.safeParse(codec.config, written)
      if (!config.success) return failed('wrong-shape')
      const seats = tale.game.seats(config.output).length
      const isFine = Object.entries(bots).every(
        ([seat, bot]) =>
          Number(seat) < seats && String(Number(seat)) === seat && Object.hasOwn(tale.bots, bot),
      )
      if (!isFine) return failed('wrong-shape')
      const [id, key] = [newTableId(), newSecret()]
      const nameless = codec.writeConfig(tale.game.named?.(config.output, []) ?? config.output)
      const text = JSON.stringify(
        openEntry({ tale: taleId, rules, config: nameless, bots, key: hashOf(key), at: now() }),
      )
      const first = opened(tales, readEntry(text))
      await storage.create(id, text)
      const table = await ready(hostTable(id, first, services))
      hosted.set(id, Promise.resolve(table))
      used.set(id, now())
      const guest = table.enter(line, true)
      return { ack: { ok: true, table: id, key, lobby: table.lobby() }, place: { table, guest } }
    },

    /** Connects a device to a table by its code, or by its id with a key or a ticket. */
    async join({ protocol, table: id, code, key, ticket }: Request<'join'>, line: DeviceLine): Promise<Led> {
      if (protocol !== PROTOCOL) return failed('protocol')
      const wanted = code === undefined ? id : await exchange.tableOf(code)
      if (wanted === undefined || wanted === null) return failed('no-table')
      const table = await find(wanted)
      if (typeof table === 'string') return failed(table)
      if (ticket !== undefined) return joinByTicket(table, ticket, line)
      if (code === undefined && (key === undefined || hashOf(key) !== table.state().key))
        return failed('no-table')
      if (table.isFullFor(line)) return failed('full')
      const guest = table.enter(line, code === undefined)
      const pass = passOf(table.state().key)
      return { ack: { ok: true, table: wanted, pass, lobby: table.lobby() }, place: { table, guest } }
    },

    /** Makes a ticket that moves seats of a device to another one. */
    async ticket({ table, guest }: AtTable, { tokens }: Request<'ticket'>): Promise<AnyAck> {
      const isOwn = tokens.every((token) =>
        seatsOfTokens(table.state(), [token]).some((seat) => guest.own.includes(seat)),
      )
      if (!isOwn) return { ok: false, code: 'not-your-seat' }
      return { ok: true, ticket: await tickets.issue(table.id, tokens), ms: limits.ticketMs }
    },

    /** Connects a device again with its seats. */
    async sit(
      { protocol, table: id, key, pass, tokens, have }: Request<'sit'>,
      line: DeviceLine,
    ): Promise<Led> {
      if (protocol !== PROTOCOL) return failed('protocol')
      const table = await find(id)
      if (typeof table === 'string') return failed(table)
      const { key: keyHash } = table.state()
      const hasKey = key !== undefined && hashOf(key) === keyHash
      const mayWatch = hasKey || pass === passOf(keyHash)
      if (tokens.length === 0 && !mayWatch) return failed('no-table')
      // The limit must not shut out a person with a seat.
      if (table.isFullFor(line) && seatsOfTokens(table.state(), tokens).length === 0) return failed('full')
      const guest = await table.sit(line, tokens, have, { hasKey, mayWatch })
      if (!guest) return failed('not-your-seat')
      return { ack: { ok: true, lobby: table.lobby(), seats: guest.own }, place: { table, guest } }
    },

    /** Checks every table in memory, and closes unused ones. */
    async look(): Promise<void> {
      for (const [id, loading] of hosted) {
        const table = await loading
        if (typeof table === 'string') continue
        if (table.guests() > 0) used.set(id, now())
        else if (now() - (used.get(id) ?? 0) > UNUSED) {
          hosted.delete(id)
          used.delete(id)
          await table.close()
        }
        table.look()
      }
    },

    /** Removes expired logs. */
    expire: (): Promise<void> => storage.removeExpired((table) => hosted.has(table)),

    counts: () => ({ tables: hosted.size }),

    /** Closes all tables, and resolves when all writes are done. */
    async close(): Promise<void> {
      const tables = await Promise.all(hosted.values())
      await Promise.all(tables.map((table) => (typeof table === 'string' ? null : table.close())))
      hosted.clear()
    },
  }
}
