import { randomInt } from 'node:crypto'
import { SEEDS } from '../engine/kernel/index.ts'
import type { LogPlace, Request } from '../protocol/messages.ts'
import { decideAnswer, entryOfCompany } from './answers.ts'
import { botTurns } from './bot-turns.ts'
import type { AnyAck } from './decision.ts'
import type { TableEntry } from './entries.ts'
import {
  catchUp,
  type DeviceLine,
  type Guest,
  type Rights,
  refreshView,
  seatsOfTokens,
  seatsSeen,
  sendView,
  tellEntry,
  tellQuestion,
  viewerOf,
} from './guests.ts'
import { createLobby } from './lobby.ts'
import { decideAct, decideUndo } from './moves.ts'
import { createPins } from './pins.ts'
import { createPresence } from './presence.ts'
import { type Company, decideBegin, decideControl, decideLeave, decideTake } from './requests.ts'
import { hashOf, newSecret, randomWord } from './secret.ts'
import type { TableServices } from './services.ts'
import type { TableState } from './table.ts'
import { createTableLog } from './table-log.ts'

/** A table with its devices. Requests run one after the other. */
export type HostedTable = ReturnType<typeof hostTable>

type Served = 'take' | 'begin' | 'act' | 'undo' | 'answer' | 'pin' | 'unpin' | 'control' | 'leave'

/** Hosts a table: carries out requests, stores entries, sends messages to the devices, and lets bots play. */
export function hostTable(id: string, read: TableState, services: TableServices) {
  const { now, limits } = services
  let table = read
  const guests = new Set<Guest>()
  const pins = createPins({ id, guests }, services)

  const log = createTableLog(
    {
      id,
      table: () => table,
      advance(after, entry) {
        const before = table
        table = after
        showing(() => publish(before, entry))
        bots.play()
      },
      troubled: () => lobby.tell(),
    },
    services,
  )
  const { carryOut, serially, stop } = log
  const presence = createPresence(
    {
      id,
      guests,
      services,
      displace: (seat) => displace([seat]),
      changed: () => lobby.tellChange(),
    },
    table.seats.length,
  )
  const lobby = createLobby({
    id,
    guests,
    presence,
    services,
    table: () => table,
    trouble: log.trouble,
  })
  const company: Company = {
    isHere: (seat) => presence.presenceOf(table, seat) === 'here',
    isAbsent: (seat) => presence.isAbsent(table, seat),
  }
  const watchersBeside = (line: DeviceLine): number =>
    [...guests].filter((guest) => guest.line !== line && guest.own.length === 0).length

  /** Sends every device the changes of an entry. */
  function publish(before: TableState, entry: TableEntry): void {
    if (entry.do === 'leave') takeSeatBack(entry.seat, table.givenBack !== before.givenBack)
    tellEntry(before, table, entry, guests)
    lobby.tellChange()
    if (before.question !== table.question) tellQuestion(table, guests)
    pins.follow(table, entry)
  }

  /** Removes a freed seat from its device. `hasSeen`: the device has seen a hidden hand of that seat. */
  function takeSeatBack(seat: number, hasSeen: boolean): void {
    for (const guest of guests) {
      if (!guest.own.includes(seat)) continue
      guest.own = guest.own.filter((one) => one !== seat)
      if (hasSeen) guest.seen = [...guest.seen, seat]
    }
    presence.tell()
  }

  /** Sends game data to devices. Stops the table if the rules throw. */
  function showing(show: () => void): void {
    try {
      show()
    } catch (error) {
      stop(error)
    }
  }

  /** Handlers for the requests of a device at the table. */
  const serve: { readonly [Name in Served]: (guest: Guest, data: Request<Name>) => Promise<AnyAck> } = {
    async take(guest, data) {
      const { seat, token = newSecret() } = data
      const taken: AnyAck = { ok: true, seat, token }
      // A repeated request with the same token, after a lost answer.
      const isTaken = table.seats[seat]?.token === hashOf(token)
      const ack = isTaken
        ? taken
        : await carryOut(
            () => decideTake(table, data, hashOf(token), askedBy(guest)),
            () => taken,
          )
      if (ack.ok) give(guest, [seat])
      return ack
    },
    begin: (guest, data) =>
      carryOut(() => decideBegin(table, data, askedBy(guest), randomInt(SEEDS), randomWord)),
    act: (guest, data) =>
      carryOut(
        () => decideAct(table, data, askedBy(guest), randomWord, limits.entries),
        (entry) =>
          entry.do === 'act' && entry.rest
            ? { ok: false, ...entry.rest }
            : { ok: true, epoch: table.epoch, n: table.n },
      ),
    undo: (guest, data) =>
      carryOut(
        () => decideUndo(table, data, askedBy(guest), limits.entries),
        (entry) => ({ ok: true, done: entry.do === 'undo' }),
      ),
    answer: (guest, data) => carryOut(() => decideAnswer(table, data, askedBy(guest), company, randomWord)),
    pin: async ({ own }, data) => pins.pin(table, data, own),
    unpin: async ({ own }, data) => pins.unpin(table, data, own),
    control: (guest, data) => carryOut(() => decideControl(table, data, askedBy(guest), company)),
    leave: (guest, data) => carryOut(() => decideLeave(table, data, askedBy(guest), company)),
  }

  const askedBy = ({ own, seen, hasKey }: Guest) => ({ own, seen, hasKey, at: now() })

  /** Ends the open question if the presence of people decides it. Another process may be first. */
  async function endQuestion(): Promise<void> {
    const entry = log.trouble() === null ? entryOfCompany(table, company, now(), randomWord) : null
    if (entry) await log.append(entry)
  }

  /** Adds a device. Replaces its earlier entry, if it enters again. */
  function entered(line: DeviceLine, hasKey: boolean): Guest {
    for (const guest of guests) if (guest.line === line) guests.delete(guest)
    const guest: Guest = { line, own: [], seen: [], hasKey, viewer: null }
    guests.add(guest)
    return guest
  }

  /** Closes devices with one of these seats, except one device. */
  function displace(seats: readonly number[], except?: Guest): void {
    for (const other of guests) {
      if (other === except || !other.own.some((seat) => seats.includes(seat))) continue
      guests.delete(other)
      other.line.close('elsewhere')
    }
  }

  /** Gives seats to a device, and closes other devices with one of them. */
  function give(guest: Guest, seats: readonly number[]): void {
    displace(seats, guest)
    guest.own = [...new Set([...guest.own, ...seats])].sort((one, other) => one - other)
    presence.hear(seats)
    presence.hold(seats)
    presence.tell()
    showing(() => refreshView(table, guest))
    lobby.tell()
    bots.play()
  }

  const bots = botTurns(
    {
      id,
      table: () => table,
      mayPlay: () => log.trouble() !== 'stopped' && guests.size > 0,
      // The position may have changed while the bot thought.
      write: (entryNow) =>
        serially(async () => {
          const entry = entryNow()
          if (entry) await log.append(entry)
        }),
      isFirst: presence.isFirst,
      failed: stop,
    },
    services,
  )

  return {
    id,
    state: (): TableState => table,
    lobby: lobby.news,
    /** Resolves when the table has its code and its whole log, which may have grown since it was read. */
    async ready(): Promise<void> {
      await log.catchUp()
      await lobby.keepCode()
    },
    isFullFor: (line: DeviceLine): boolean => watchersBeside(line) >= limits.socketsPerTable,
    guests: (): number => guests.size,

    /** Lets a device in without a seat. */
    enter(line: DeviceLine, hasKey: boolean): Guest {
      const guest = entered(line, hasKey)
      presence.tell()
      showing(() => sendView(table, guest))
      tellQuestion(table, [guest])
      pins.tell([guest])
      bots.play()
      return guest
    },

    /** Lets a device in with the seats of its tokens, and sends it the missing updates. Returns null if it has no right to enter. */
    sit: (line: DeviceLine, tokens: readonly string[], have: Request<'sit'>['have'], rights: Rights) =>
      serially(async (): Promise<Guest | null> => {
        const own = seatsOfTokens(table, tokens)
        if (own.length === 0 && !rights.mayWatch) return null
        // Tries again if another process was first.
        for (const seat of own)
          while (table.seats[seat]?.isAbsent)
            if ((await log.append({ do: 'control', seat, by: null, at: now() })) !== 'behind') break
        const guest = entered(line, rights.hasKey)
        // Must be set before `give`, which would send a whole view.
        guest.own = own
        guest.seen = seatsSeen(table, tokens)
        guest.viewer = viewerOf(table, guest)
        showing(() => catchUp(table, guest, have))
        // Sent also if null: the question may have been answered while the device was away.
        tellQuestion(table, [guest])
        pins.tell([guest])
        give(guest, own)
        await endQuestion().catch(stop)
        return guest
      }),

    leave(guest: Guest): void {
      if (!guests.delete(guest)) return
      presence.tell()
      lobby.tell()
    },

    /** Carries out a request of a device. */
    request: <Name extends Served>(guest: Guest, name: Name, data: Request<Name>): Promise<AnyAck> =>
      serially(async () =>
        guests.has(guest) ? serve[name](guest, data) : { ok: false, code: 'not-your-seat' },
      ),

    /** Answers the beat of a device, and sends it the missing updates. */
    beat: (guest: Guest, have: LogPlace): Promise<LogPlace> =>
      serially(async () => {
        if (have.epoch !== table.epoch || have.n !== table.n)
          showing(() => catchUp(table, guest, { ...have, viewer: guest.viewer }))
        return { epoch: table.epoch, n: table.n }
      }),

    /** Records a message of a device. */
    hear(guest: Guest): void {
      presence.hear(guest.own)
    },

    /** Checks presence, the code, the open question and the bots. Called every few seconds. */
    look(): void {
      if (guests.size > 0) {
        presence.tell()
        lobby.tellChange()
      }
      if (table.question) void serially(endQuestion).catch(stop)
      bots.retry()
    },

    /** Closes all devices, and resolves when all writes are done. */
    async close(): Promise<void> {
      bots.stop()
      for (const { line } of guests) line.close('busy')
      guests.clear()
      presence.tell()
      presence.end()
      pins.end()
      await log.end()
    },
  }
}
