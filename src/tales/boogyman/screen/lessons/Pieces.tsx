import {
  pawnsOn,
  SEATS,
  type Seat,
  type SeatName,
  type State,
  TILES,
  type Tile,
  tiredOn,
  treesOn,
} from '../../../../engine/boogyman/index.ts'
import { ChosenRim, middleOf, PlacedThing, slotsOf, type Thing } from '../../art/index.ts'

/** All that stands on the clearing. */
export function Pieces({ state, inHand }: { state: State; inHand: Tile | null }) {
  return TILES.map((tile) => {
    const [x, y] = middleOf(tile)
    return (
      <g key={tile} transform={`translate(${x} ${y})`}>
        {tile === inHand && <ChosenRim />}
        {slotsOf(thingsOn(state, tile)).map((slot, index) => (
          // What stands on a tile has no name but its place in the row.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <PlacedThing key={index} slot={slot} seed={`${tile} ${index}`} />
        ))}
      </g>
    )
  })
}

/** What a tile holds, as it is drawn. */
const thingsOn = (state: State, tile: Tile): Thing[] => [
  ...SEATS.flatMap((side, seat): Thing[] =>
    state.boogymen[seat as Seat] === tile ? [{ kind: 'boogyman', side }] : [],
  ),
  ...SEATS.flatMap((side, seat) => folkOn(state, seat as Seat, side, tile)),
  ...Array.from({ length: treesOn(state, tile) }, (): Thing => ({ kind: 'tree' })),
]

const folkOn = (state: State, seat: Seat, side: SeatName, tile: Tile): Thing[] =>
  Array.from({ length: pawnsOn(state, seat, tile) }, (_, nth) => ({
    kind: 'folk',
    side,
    acted: nth < tiredOn(state, seat, tile),
  }))
