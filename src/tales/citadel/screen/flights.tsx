import {
  type Citadel,
  type Event,
  type Plot,
  parsePlot,
  plotName,
  type Seat,
} from '../../../engine/citadel/index.ts'
import { type Flight, type Somewhere, tableFlights } from '../../../ui/frames/flights/Flights.tsx'
import { Brick, BuildingCard, CardBack, InfluenceCard, KnightPiece } from '../art/index.ts'
import { seatAsked } from '../hotseat.ts'
import { type Table, tables } from '../runtime.ts'
import { orderOf } from './state/order-names.ts'
import { useView } from './state/table-state.ts'

/** Things that fly over the town and its panels while an event is shown. */
export const { TableFlights } = tableFlights<Citadel, Table>({
  ...tables,
  flightsOf,
  useViewer: () => useView().by,
  actorOf: (seen) => `${ofSeat(seatAsked(seen) ?? seen.onTurn)} > svg:first-child`,
})

/** Returns the flights of an event in a player view. A card that the viewer may not know flies face down. */
export function flightsOf(event: Event): readonly Flight[] {
  switch (event.type) {
    case 'income':
      return [earned(event.count, plotOf(event.plot), event.seat)]
    case 'bricks':
      return event.count > 0
        ? [earned(event.count, BANK, event.seat)]
        : [bricks(-event.count, purseOf(event.seat), BANK)]
    case 'tax':
      return [bricks(event.count, purseOf(event.seat), BANK)]
    case 'exempt':
      return [{ to: purseOf(event.seat), lands: 0.3, hops: true }]
    case 'revealed':
      return [{ from: PILE, to: TURNED_UP, picture: building(event.card) }]
    case 'event':
      return [{ from: PILE, to: TURNED_UP, picture: building(null) }]
    case 'pile-empty':
      return [{ to: PILE, lands: 0.3, hops: true }]
    case 'drew':
      return [{ from: PILE, to: handOf(event.seat), picture: building(event.card) }]
    case 'influence':
      return [{ from: BANK, to: handOf(event.seat), picture: influence(event.card) }]
    case 'bought':
      return [
        { from: shopOf(event.shop), to: handOf(event.seat), picture: building(event.card) },
        bricks(event.count, purseOf(event.seat), BANK),
      ]
    case 'sold':
      return [
        { from: handOf(event.seat), to: shopOf(event.shop), picture: building(event.card) },
        earned(event.count, BANK, event.seat),
      ]
    case 'chosen':
      return [knight(event.seat, event.plot)]
    case 'claimed':
      return [
        knight(event.seat, event.plot),
        { ...bricks(event.count, purseOf(event.seat), BANK), lands: HALF },
      ]
    case 'besieged':
      return [knight(event.seat, event.plot)]
    case 'built':
      return [
        { from: handOf(event.seat), to: plotOf(event.plot), picture: building(event.card), lands: HALF },
        { ...bricks(event.count, purseOf(event.seat), plotOf(event.plot)), lands: HALF },
      ]
    case 'took':
      return [{ from: handOf(event.from), to: handOf(event.seat), picture: building(event.card) }]
    case 'gave':
      return [{ from: handOf(event.seat), to: handOf(event.to), picture: building(event.card) }]
    case 'played': {
      const plot = event.target === null ? null : parsePlot(event.target)
      const to = plot === null ? BANK : plotOf(plot)
      return [{ from: handOf(event.seat), to, picture: influence(event.card) }]
    }
    case 'warded':
      return [{ from: handOf(event.seat), to: [], picture: influence('safe-conduct') }]
    case 'discarded':
      return [{ from: handOf(event.seat), to: [], picture: influence(event.card) }]
    case 'power':
      return [
        {
          to: `[data-card="power ${event.category}"]`,
          lands: 0.3,
        },
      ]
    case 'score':
      return [{ to: `${ofSeat(event.seat)} [data-points]`, hops: true }]
    default:
      return []
  }
}

/** Share of the event's time after which a flight arrives. The piece on the plot appears then (`town.module.css`). */
const HALF = 0.45

/** Maximum number of flying bricks. */
const MOST_BRICKS = 5

const bricks = (count: number, from: Somewhere, to: Somewhere): Flight => ({
  from,
  to,
  picture: <Brick size={26} />,
  count: Math.min(count, MOST_BRICKS),
})

/** Bricks for an Order. */
const earned = (count: number, from: Somewhere, seat: Seat): Flight => ({
  ...bricks(count, from, purseOf(seat)),
  hops: true,
})

const knight = (seat: Seat, plot: Plot): Flight => ({
  from: `${ofSeat(seat)} > svg:first-child`,
  to: plotOf(plot),
  picture: <KnightPiece order={orderOf(seat)} size={44} />,
  lands: 0.5,
})

/** A Building card, face down for viewers who may not know it. */
const building = (card: Extract<Event, { type: 'drew' }>['card']) =>
  card ? <BuildingCard building={card} size={58} /> : <CardBack kind="building" size={58} />

const influence = (card: Extract<Event, { type: 'influence' }>['card']) =>
  card ? <InfluenceCard influence={card} size={54} /> : <CardBack kind="influence" size={54} />

/** Selects the element of an Order: its head in the panel or on a phone, or its row among the rivals. */
const ofSeat = (seat: Seat): string => `[data-seat="${orderOf(seat)}"]`

/** Selects the bricks of an Order, or its marker on the wall if they are not visible. */
const purseOf = (seat: Seat): Somewhere => [
  `${ofSeat(seat)} [data-bricks]`,
  `[data-marker="${orderOf(seat)}"]`,
]

/** Selects the viewer's hand, or the cards of another Order. */
const handOf = (seat: Seat): Somewhere => [
  `[data-hand="${orderOf(seat)}"]`,
  `${ofSeat(seat)} [data-cards]`,
  ofSeat(seat),
  `[data-marker="${orderOf(seat)}"]`,
]

const plotOf = (plot: Plot): string => `[data-plot="${plotName(plot)}"]`
const shopOf = (shop: string): Somewhere => [`[data-shop="${shop}"]`, BANK]

/** The fountain in the middle of the town, which has no plot. */
const BANK = '[data-town]'
const PILE: Somewhere = ['[data-pile]', BANK]
const TURNED_UP = '[data-turned-up]'
