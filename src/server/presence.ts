import * as v from 'valibot'
import type { Presence } from '../protocol/messages.ts'
import type { Guest } from './guests.ts'
import type { TableServices } from './services.ts'
import type { TableState } from './table.ts'

/** The topic of messages about devices between processes. */
const TOPIC = 'devices'

const count = v.pipe(v.number(), v.minValue(0))
/** The devices of a table at one process. Times are ages in milliseconds, because clocks of machines differ. */
const devicesHere = v.strictObject({
  guests: count,
  /** Seats with a device at this process. `quiet`: time since its last message. `held`: time since this process got the seat. */
  seats: v.array(v.strictObject({ seat: count, quiet: count, held: count })),
})
export type DevicesHere = v.InferOutput<typeof devicesHere>

/** The last report of another process about its devices, with its time. */
interface Told {
  readonly devices: DevicesHere
  readonly at: number
}

/** Time without a report after which a process counts as gone, in milliseconds. Reports are sent every few seconds. */
const SILENT = 15_000

/** The table of a presence. */
interface PresenceOf {
  readonly id: string
  readonly guests: ReadonlySet<Guest>
  readonly services: TableServices
  /** Closes devices here with a seat that a device of another process has taken. */
  displace(seat: number): void
  /** Called after a report of another process. */
  changed(): void
}

/** Tracks the presence of people at a table, by their devices at all processes. */
export function createPresence({ id, guests, services, displace, changed }: PresenceOf, seats: number) {
  const { exchange, now, limits } = services
  /** Time when this process began to listen. People of the table may still be on their way to it. */
  const start = now()
  /** Time of the last message of each seat, at any process; null if none has been heard. */
  const heard = Array.from({ length: seats }, (): number | null => null)
  /** Times when this process got each seat. */
  const heldSince = Array.from({ length: seats }, () => 0)
  const others = new Map<string, Told>()

  const ownersOf = (seat: number): Guest[] => [...guests].filter(({ own }) => own.includes(seat))

  /** Returns the reports of the other processes, without silent ones. */
  function devicesElsewhere(): readonly [string, DevicesHere][] {
    for (const [process, { at }] of others) if (now() - at > SILENT) others.delete(process)
    return [...others].map(([process, { devices }]) => [process, devices])
  }

  /** Time since the last message of a seat, or since this process began to listen. */
  const quietOf = (seat: number): number => now() - (heard[seat] ?? start)

  function presenceOf(table: TableState, seat: number): Presence {
    if (table.seats[seat]?.token == null) return 'never'
    const isElsewhere = devicesElsewhere().some(([, told]) => told.seats.some((one) => one.seat === seat))
    if (ownersOf(seat).length === 0 && !isElsewhere) return 'gone'
    return quietOf(seat) < limits.awayMs ? 'here' : 'away'
  }

  /** True if others may let a bot play for the person of a seat, or free the seat in the lobby. */
  function isAbsent(table: TableState, seat: number): boolean {
    if (presenceOf(table, seat) === 'here' || quietOf(seat) < limits.absentMs) return false
    if (table.seats[seat]?.isInRoom || table.phase === 'lobby') return true
    // The log gives this time also after a restart. Visits without a move are forgotten then.
    return now() - Math.max(table.played, heard[seat] ?? table.played) >= limits.absentAtDistanceMs
  }

  /** Reports the devices here to the other processes. */
  function tell(): void {
    const devices: DevicesHere = {
      guests: guests.size,
      seats: heard.flatMap((_, seat) =>
        ownersOf(seat).length > 0
          ? [{ seat, quiet: Math.max(0, quietOf(seat)), held: Math.max(0, now() - (heldSince[seat] ?? 0)) }]
          : [],
      ),
    }
    exchange.say(id, TOPIC, devices)
  }

  const unlisten = exchange.listen(id, TOPIC, {
    asked: tell,
    said(process, message) {
      const devices = v.parse(devicesHere, message)
      others.set(process, { devices, at: now() })
      for (const { seat, quiet, held } of devices.seats) {
        if (heard[seat] === undefined) continue
        heard[seat] = Math.max(heard[seat] ?? 0, now() - quiet)
        // The last device to take a seat keeps it.
        if (now() - held > (heldSince[seat] ?? 0) && ownersOf(seat).length > 0) displace(seat)
      }
      changed()
    },
  })

  return {
    presenceOf,
    tell,
    isAbsent,

    /** Records a message of seats. */
    hear(own: readonly number[]): void {
      for (const seat of own) heard[seat] = now()
    },

    /** Records that a device here has got seats. */
    hold(own: readonly number[]): void {
      for (const seat of own) heldSince[seat] = now()
    },

    /** True if this process lets the bots play: its name is the first of all living processes with devices. */
    isFirst: (): boolean =>
      devicesElsewhere().every(
        ([process, told]) => told.guests === 0 || process > exchange.self || !exchange.isAlive(process),
      ),

    end: unlisten,
  }
}
