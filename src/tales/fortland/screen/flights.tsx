import {
  type Event,
  type Fortland,
  type Place,
  SEATS,
  type Seat,
  type State,
} from '../../../engine/fortland/index.ts'
import { type Flight, tableFlights } from '../../../ui/frames/flights/Flights.tsx'
import { ActionPip, ArmyIcon, FortIcon } from '../art/index.ts'
import { type Table, tables } from '../runtime.ts'

/** The flying pieces over ring and panels during an event. */
export const { TableFlights } = tableFlights<Fortland, Table>({
  ...tables,
  flightsOf,
  actorOf: ({ onTurn }) => `[data-head] svg, [data-army="${SEATS[onTurn]}"]`,
})

/** Returns the flights of an event: an army to the road, actions from the die, forts between places and their country. */
export function flightsOf(
  event: Event,
  { actions, lands }: Pick<State, 'actions' | 'lands'>,
): readonly Flight[] {
  switch (event.type) {
    case 'mustered': {
      const country = SEATS[event.seat]
      return [
        {
          from: '[data-head] svg',
          to: `[data-army="${country}"]`,
          picture: <ArmyIcon country={country} size={66} />,
          hides: true,
        },
      ]
    }
    case 'rolled':
      return [{ ...pips(actions), from: '[data-dice]', begins: 0.62, hops: true }]
    case 'built':
      return [
        { ...fort(event.seat), from: homeOf(event.seat), to: landOf(event.place), lands: 0.6 },
        ...(event.siege ? [{ to: `${countryOf(lands[event.place]?.owner)} [data-free]`, hops: true }] : []),
      ]
    case 'tore':
      return [
        { ...fort(event.whose), from: landOf(event.place), to: homeOf(event.whose), hops: true },
        ...(event.gains ? [{ ...pips(1), from: landOf(event.place) }] : []),
      ]
    case 'fort-returned':
      return [{ ...fort(event.whose), from: landOf(event.place), to: homeOf(event.whose), hops: true }]
    case 'actions-lost':
      return [{ ...pips(event.count), from: PIPS, to: [], lands: 0.7 }]
    default:
      return []
  }
}

/** The selector of the markers of actions left. */
const PIPS = '[data-pips]'

const pips = (count: number) => ({ to: PIPS, picture: <ActionPip used={false} size={28} />, count })

const fort = (whose: Seat) => ({ picture: <FortIcon country={SEATS[whose]} size={44} /> })

const landOf = (place: Place): string => `[data-land="${place}"]`

/** Returns the selector of a country's row in the courtyard, or of its phone version. */
const countryOf = (seat: Seat | undefined): string =>
  `[data-country="${seat === undefined ? '' : SEATS[seat]}"]`

/** Returns the selectors of a country's forts at home. */
const homeOf = (seat: Seat): readonly string[] => [`${countryOf(seat)} [data-home]`, countryOf(seat)]
