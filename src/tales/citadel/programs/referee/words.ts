import { type Event, type Plot, plotName, type Seat, type State } from '../../../../engine/citadel/index.ts'
import { eventWriter, orNull } from '../../../../programs/referee/event-fields.ts'

/** A seat as every text numbers it, from 1; null where there is none. */
export const seatNumber = orNull((seat: Seat) => seat + 1)

/** How the fields of events that hold seats and plots are written in JSON. */
const FIELDS: Readonly<Record<string, (value: never) => unknown>> = {
  seat: seatNumber,
  from: seatNumber,
  to: seatNumber,
  whose: seatNumber,
  winners: (seats: readonly Seat[]) => seats.map(seatNumber),
  knownTo: (seats: readonly Seat[]) => seats.map(seatNumber),
  plot: orNull(plotName),
  because: (because: Plot | string | null) => (typeof because === 'number' ? plotName(because) : because),
}

/** An event as JSON: as it is, its seats by their numbers and its plots by their names. */
export const eventToJson = eventWriter<Event, State>(FIELDS)
