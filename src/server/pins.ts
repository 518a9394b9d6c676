import * as v from 'valibot'
import { stateOf } from '../engine/kernel/index.ts'
import type { Request, TablePin } from '../protocol/messages.ts'
import type { AnyAck } from './decision.ts'
import type { TableEntry } from './entries.ts'
import { type Guest, hides } from './guests.ts'
import type { TableServices } from './services.ts'
import { deciderOf, type TableState } from './table.ts'

/** Most pins of one seat, as in games on one device. */
const MOST_PINS = 3

/** More than the seats of any table: a pin's number is its time multiplied by `SEATS`, plus its seat. */
const SEATS = 16

/** The topic of messages about pins between processes. */
const TOPIC = 'pins'

const whole = v.pipe(v.number(), v.safeInteger())
/** A pin with its turn. */
const pinOfTurn = v.strictObject({ pin: whole, seat: whole, moves: whole, action: v.unknown(), turn: whole })
type PinOfTurn = TablePin & { readonly turn: number }

/** A message between processes: existing pins, or a removed one. */
const change = v.union([v.strictObject({ pins: v.array(pinOfTurn) }), v.strictObject({ unpinned: whole })])
type Change = v.InferOutput<typeof change>

const refused = (code: 'not-your-seat' | 'behind' | 'wrong-shape' | 'refused'): AnyAck => ({
  ok: false,
  code,
})
const DONE: AnyAck = { ok: true }

/**
 * Makes the suggestions on the board of a table. Suggestions are kept in memory, outside the log. Each process of a table has all of them.
 * Their actions are validated like played ones.
 */
export function createPins(
  { id, guests }: { readonly id: string; readonly guests: ReadonlySet<Guest> },
  { exchange, now }: Pick<TableServices, 'exchange' | 'now'>,
) {
  let pins: readonly PinOfTurn[] = []
  let last = 0
  const say = (what: Change) => exchange.say(id, TOPIC, what)

  function tell(to: Iterable<Guest> = guests): void {
    const news = pins.map(({ turn: _, ...pin }) => pin)
    for (const { line } of to) line.tell('pins', news)
  }

  function replace(next: readonly PinOfTurn[]): void {
    if (next.length === pins.length && next.every((pin, index) => pin === pins[index])) return
    pins = next
    tell()
  }

  /** Adds a pin. Replaces the seat's pin of the same action; above `MOST_PINS`, removes its oldest one. */
  function add(pin: PinOfTurn): void {
    if (pins.some((one) => one.pin === pin.pin)) return
    const isSame = (one: PinOfTurn) => JSON.stringify(one.action) === JSON.stringify(pin.action)
    const kept = pins.filter((one) => one.seat === pin.seat && !isSame(one)).slice(-(MOST_PINS - 1))
    const others = pins.filter((one) => one.seat !== pin.seat || kept.includes(one))
    replace([...others, pin].sort((one, other) => one.pin - other.pin))
  }

  const remove = (id: number): void => replace(pins.filter((one) => one.pin !== id))

  const unlisten = exchange.listen(id, TOPIC, {
    asked: () => say({ pins: [...pins] }),
    said(_, message) {
      const said = v.parse(change, message)
      if ('unpinned' in said) remove(said.unpinned)
      else for (const pin of said.pins) add(pin)
    },
  })

  return {
    tell,
    end: unlisten,

    /** Pins a suggestion of an own seat. */
    pin(
      table: TableState,
      { epoch, n, seat, action: written }: Request<'pin'>,
      own: readonly number[],
    ): AnyAck {
      const { session, tale } = table
      if (!own.includes(seat) || table.seats[seat]?.bot !== null) return refused('not-your-seat')
      if (!session || !tale.suggestions || hides(table)) return refused('refused')
      if (epoch !== table.epoch || n !== table.n) return refused('behind')
      const read = v.safeParse(tale.game.codec.action, written)
      if (!read.success) return refused('wrong-shape')
      const state = stateOf(session)
      if (!tale.suggestions.may(state, seat, read.output)) return refused('refused')
      const action = tale.game.codec.writeAction(read.output)
      // Time and seat make the number unique, and the order the same, in all processes.
      last = Math.max(Math.floor(last / SEATS) + 1, now()) * SEATS + seat
      const moves = session.moves.length
      const pin = { pin: last, seat, moves, action, turn: tale.suggestions.turnOf(state) }
      add(pin)
      say({ pins: [pin] })
      return DONE
    },

    /** Removes a pin. The seats that may do this are its own and the seat to act. */
    unpin(table: TableState, { pin: id }: Request<'unpin'>, own: readonly number[]): AnyAck {
      const pin = pins.find((one) => one.pin === id)
      if (!pin) return DONE
      const isToAct = own.some((seat) => seat === deciderOf(table))
      if (!isToAct && !own.includes(pin.seat)) return refused('not-your-seat')
      remove(id)
      say({ unpinned: id })
      return DONE
    },

    /** Removes pins that an entry has ended: those of other turns, of undone moves, and of a seat with a new player. */
    follow({ session, phase, tale }: TableState, entry: TableEntry): void {
      if (!session || pins.length === 0) return
      const turn = phase === 'playing' ? tale.suggestions?.turnOf(stateOf(session)) : undefined
      const left = session.moves.length
      const seat = entry.do === 'take' || entry.do === 'leave' || entry.do === 'control' ? entry.seat : null
      replace(pins.filter((pin) => pin.turn === turn && pin.moves <= left && pin.seat !== seat))
    },
  }
}
