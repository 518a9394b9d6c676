import {
  type Event,
  SEATS,
  type Seat,
  type State,
  type Tile,
  tileName,
} from '../../../../engine/boogyman/index.ts'
import { eventWriter, orNull } from '../../../../programs/referee/event-fields.ts'

/** A seat as every text names it; null where there is none. */
export const seatName = orNull((seat: Seat) => SEATS[seat])

/** How the fields of events that hold seats and tiles are written in JSON. */
const FIELDS: Readonly<Record<string, (value: never) => unknown>> = {
  seat: seatName,
  whose: seatName,
  winner: seatName,
  tile: tileName,
  from: tileName,
  to: tileName,
  path: (path: readonly Tile[]) => path.map(tileName),
}

/** An event as JSON: as it is, its seats and tiles by their names. */
export const eventToJson = eventWriter<Event, State>(FIELDS)
