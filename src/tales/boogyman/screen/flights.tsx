import {
  type Boogyman,
  type Event,
  pawnsStanding,
  SEATS,
  type Seat,
  type State,
  tileName,
} from '../../../engine/boogyman/index.ts'
import { type Flight, tableFlights } from '../../../ui/frames/flights/Flights.tsx'
import { FolkIcon } from '../art/index.ts'
import { type Table, tables } from '../runtime.ts'

/** Animations that fly over the board and the panels. Captured pieces are animated by `Homeward`. */
export const { TableFlights } = tableFlights<Boogyman, Table>({
  ...tables,
  flightsOf,
  actorOf: ({ onTurn }) => `${ofSide(onTurn)} header svg`,
})

/** Returns the flights of an event: a placed piece from its bench to the board, and hops of changed counts. */
export function flightsOf(event: Event, shown: State): readonly Flight[] {
  switch (event.type) {
    case 'placed': {
      const side = SEATS[event.seat]
      return [
        {
          from: `[data-home="${side} ${pawnsStanding(shown, event.seat) - 1}"]`,
          to: `[data-tile="${tileName(event.tile)}"]`,
          picture: <FolkIcon side={side} size={46} />,
        },
      ]
    }
    case 'spawned':
      return [countOf(event.seat)]
    case 'captured':
      return [countOf(event.whose)]
    case 'stuck':
      return [{ ...countOf(event.seat), lands: 0.2 }]
    default:
      return []
  }
}

const ofSide = (seat: Seat): string => `[data-side="${SEATS[seat]}"]`

/** The count of a side on the board. */
const countOf = (seat: Seat): Flight => ({ to: `${ofSide(seat)} [data-standing]`, hops: true })
