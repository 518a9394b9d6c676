import {
  deciderSeat,
  type Event,
  type Face,
  type FairyTale,
  isResource,
  type State,
  turned,
} from '../../../engine/fairy-tale/index.ts'
import type { Place } from '../../../engine/kernel/index.ts'
import { type Flight, type Somewhere, tableFlights } from '../../../ui/frames/flights/Flights.tsx'
import { SymbolIcon } from '../art/index.ts'
import { type Controllers, isPerson } from '../controllers.ts'
import { type Table, tables } from '../runtime.ts'
import { characterPiece } from './board/tokens/motions.ts'
import { TilePicture } from './market/TilePicture.tsx'

/** Tiles and resources that fly over the forest and its sheets during an event. */
export const { TableFlights } = tableFlights<FairyTale, Table>({
  ...tables,
  flightsOf: (event, shown, { leaders }) => flightsOf(event, shown, leaders.getState().table),
  actorOf(real) {
    const seat = real.seats.findIndex(({ character }) => character === deciderSeat(real)?.character)
    return `${about('character', seat)} svg, [data-piece="${characterPiece(seat)}"]`
  },
})

/** The share of the motion after which a tile from the market has landed in the forest. */
const LANDED = 0.59

/** True if the tile of an event flies to its place: a bot places it. A person has already dragged or aimed it there. */
export const isFlown = (seat: number, { seats }: Pick<State, 'seats'>, leaders: Controllers): boolean => {
  const owner = seats[seat]
  return owner !== undefined && !isPerson(leaders, owner)
}

/** Returns the flights of an event: tiles between pile, market and forest, and their resources. */
function flightsOf(event: Event, shown: State, leaders: Controllers): readonly Flight[] {
  switch (event.type) {
    case 'tile-revealed':
      return [{ from: pileOf(shown), to: slotOf(event.slot), picture: <TileBack />, fits: true, lands: 0.6 }]
    case 'tile-swept':
      return [tile(event.face, slotOf(event.slot), pileOf(shown))]
    case 'tile-felled':
      return [tile(event.face, placeOf(event.at), pileOf(shown))]
    case 'hand-dealt':
      return [
        {
          from: pileOf(shown),
          to: about('character', event.seat),
          picture: <TileBack />,
          count: event.faces.length,
        },
      ]
    case 'tile-placed': {
      const face = turned(event.face, event.turn)
      const flown = isFlown(event.seat, shown, leaders)
      return [
        ...(flown ? [{ ...tile(face, slotOf(event.slot), placeOf(event.at)), lands: LANDED }] : []),
        ...resourcesOf(face, event.at),
      ]
    }
    case 'tile-swapped':
      return resourcesOf(event.face, event.at)
    case 'diamond-destroyed':
      return [{ to: about('diamonds'), lands: 0.5, hops: true }]
    case 'oak-hurt':
    case 'oak-scorched':
    case 'grove-taken':
    case 'heart-back':
      return [{ to: about('hearts'), hops: true }]
    default:
      return []
  }
}

/** Returns the flights of a tile's resources to their counters, once the tile has landed. */
const resourcesOf = ({ symbols }: Face, at: Place): Flight[] =>
  symbols.flatMap(({ symbol }) =>
    isResource(symbol)
      ? [
          {
            from: placeOf(at),
            to: `[data-resource="${symbol}"]`,
            picture: <SymbolIcon symbol={symbol} size={30} />,
            begins: LANDED,
            hops: true,
          },
        ]
      : [],
  )

/** The box that the picture of a tile fills. */
const TILE = { position: 'relative', width: 96, height: 96 } as const

const tile = (face: Face, from: Somewhere, to: Somewhere): Flight => ({
  from,
  to,
  picture: (
    <div style={TILE}>
      <TilePicture face={face} />
    </div>
  ),
  fits: true,
})

/** A tile face down. */
const TileBack = () => (
  <svg width={48} height={48} viewBox="0 0 48 48" aria-hidden="true">
    <rect
      x={1.5}
      y={1.5}
      width={45}
      height={45}
      rx={3}
      fill="#7A3540"
      stroke="var(--piece-ink)"
      strokeWidth={3}
    />
    <rect x={8} y={8} width={32} height={32} rx={2} fill="none" stroke="#F2C86A" strokeWidth={2.5} />
  </svg>
)

/** Returns the CSS selector for an element by its info target. */
const about = (...subject: readonly (string | number)[]): string => `[data-card="${subject.join(' ')}"]`

const slotOf = (slot: number): string =>
  `[data-flow] > li:nth-child(${slot + 1}) :is([data-press="take"], [role="img"])`
const placeOf = (place: Place): string => `[data-place="${place}"]`

/** Returns the third that a tile is drawn from, or any of them if all are empty. */
const pileOf = ({ pile }: State): Somewhere => [
  about(
    'third',
    pile.thirds.findIndex(({ size }) => size > 0),
  ),
  '[data-card^="third "]',
]
