import {
  type CardId,
  type Event,
  type Fortress,
  isCreature,
  isTreasure,
  type State,
} from '../../../engine/fortress/index.ts'
import { type Flight, tableFlights } from '../../../ui/frames/flights/Flights.tsx'
import { Land, SmallCard, Standee, TreasureIcon } from '../art/index.ts'
import { type Table, tables } from '../runtime.ts'

/** The flying pieces over field and panels during an event. */
export const { TableFlights } = tableFlights<Fortress, Table>({
  ...tables,
  flightsOf,
  actorOf: () => HAND,
})

/** Returns the flights of an event: cards from the deck to the hand, and from there to the lands or to the army. */
export function flightsOf(
  event: Event,
  { hand, army, lands }: Pick<State, 'hand' | 'army' | 'lands'>,
): readonly Flight[] {
  switch (event.type) {
    case 'hand-dealt':
      return event.hand.map((card, nth, { length }) => ({
        ...dealt(card, nth),
        begins: (0.5 * nth) / length,
        lands: 0.5 + (0.5 * (nth + 1)) / length,
      }))
    case 'drawn':
      return [dealt(event.card, hand.lastIndexOf(event.card))]
    case 'land-laid': {
      const copy = Math.max(0, lands[event.card] - 1)
      return [
        { from: HAND, to: LANDS, picture: <Land kind={event.card} size={44} copy={copy} spent={false} /> },
      ]
    }
    case 'cast':
      return [
        isCreature(event.card)
          ? {
              from: HAND,
              to: spotIn('army', army.length - 1),
              picture: <Standee creature={event.card} height={70} />,
            }
          : {
              from: HAND,
              to: LANDS,
              picture: isTreasure(event.card) ? <TreasureIcon id={event.card} size={50} /> : null,
            },
      ]
    case 'life-lost':
    case 'life-gained':
      return [{ to: CANDLE, hops: true, lands: 0.3 }]
    case 'night-rolled':
      return Array.from({ length: FACES }, (_, nth) => ({
        ...{ to: `li[data-look]:nth-child(${nth + 1})`, hops: true },
        lands: nth + 1 === event.face ? 0.6 : (0.5 * nth) / FACES,
      }))
    default:
      return []
  }
}

/** The faces of the night's die hop in turn, and the rolled one last. */
const FACES = 6

const DECK = '[data-deck]'
const CANDLE = '[data-life]'
const HAND = '[data-hand]'
const LANDS = '[data-lands]'

/** Returns the flight of a card from the deck to its place in the hand. */
const dealt = (card: CardId, nth: number): Flight => ({
  from: [DECK, 'main'],
  to: [spotIn('hand', nth), HAND],
  picture: <SmallCard card={card} scale={0.6} />,
  hides: true,
})

const spotIn = (row: string, nth: number): string => `li:nth-child(${nth + 1}) > [data-row="${row}"]`
