import { type Event, type Plot, plotName, type Seat, type State } from '../../../../engine/citadel/index.ts'
import { eventWriter } from '../../../../programs/referee/event-fields.ts'

/** A seat as every text numbers it, from 1; null where there is none. */
export const seatNumber = (seat: Seat | null): number | null => (seat === null ? null : seat + 1)

const name = (plot: Plot | null): string | null => (plot === null ? null : plotName(plot))

/** How the fields of events that hold seats and plots are written in JSON. */
const FIELDS: Readonly<Record<string, (value: never) => unknown>> = {
  seat: seatNumber,
  from: seatNumber,
  to: seatNumber,
  whose: seatNumber,
  winners: (seats: readonly Seat[]) => seats.map(seatNumber),
  knownTo: (seats: readonly Seat[]) => seats.map(seatNumber),
  plot: name,
}

const written = eventWriter<Event, State>(FIELDS)

/** An event as JSON: as it is, its seats by their numbers and its plots by their names. */
export const inWords = (event: Event, state: State): unknown =>
  event.type === 'besieged'
    ? { ...written(event, state), because: plotName(event.because) }
    : written(event, state)
