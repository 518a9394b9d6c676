import {
  type Event,
  type Place,
  placeName,
  SEATS,
  type Seat,
  type State,
  spaceName,
} from '../../../../engine/fortland/index.ts'
import { eventWriter, orNull } from '../../../../programs/referee/event-fields.ts'

/** A country as every text names it; null where there is none. */
export const seatName = orNull((seat: Seat) => SEATS[seat])

/** How the fields of events that hold countries, spaces and places are written in JSON. */
const FIELDS: Readonly<Record<string, (value: never, state: State) => unknown>> = {
  seat: seatName,
  whose: seatName,
  by: (by: Seat | string | null) => (typeof by === 'number' ? seatName(by) : by),
  winners: (winners: readonly Seat[]) => winners.map(seatName),
  space: spaceName,
  from: spaceName,
  to: spaceName,
  place: (place: Place, state: State) => placeName(state, place),
}

/** An event as JSON: as it is, its countries, spaces and places by their names. */
export const eventToJson = eventWriter<Event, State>(FIELDS)
