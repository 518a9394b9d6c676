import {
  emptyPlaces,
  fellingOf,
  type PowerId,
  placesToChoose,
  powersOf,
  type State,
  type Turn,
  type Walk,
  walks,
} from '../../../engine/fairy-tale/index.ts'
import {
  CENTRE,
  DIRECTIONS,
  type Direction,
  neighbour,
  onceFor,
  oncePer,
  type Place,
} from '../../../engine/kernel/index.ts'
import { aimedAt, type Considered } from './considered.ts'
import { isBeforeRoll, placementsNow, swapHere, turnsAt } from './in-hand.ts'
import { losingPlaces } from './losing.ts'
import { type UsedSymbol, usableSymbols } from './uses.ts'

/** What the player on turn is considering, as far as the board must know. */
export type Considering = Pick<Considered, 'placing' | 'holding' | 'wielded'>

/** What a place offers to the player now. */
export type Offer =
  /** The character on turn can walk here; `loses`: not without losing what it carries. */
  | { kind: 'walk'; path: readonly Place[]; loses?: boolean }
  /** The market tile in hand can be placed here. */
  | { kind: 'place' }
  /** The market tile in hand is aimed here, turned so. */
  | { kind: 'aimed'; slot: number; turn: Turn }
  /** The market tile in hand does not fit here. */
  | { kind: 'no-fit' }
  /** A place at the oak without its first tile. */
  | { kind: 'lay'; side: Direction; held: boolean }
  /** A first tile that lies at the oak: it can be turned, or changed for the one in hand. */
  | { kind: 'laid'; side: Direction; tile: number; held: boolean }
  /** The character on turn can fly here. */
  | { kind: 'fly' }
  /** This tile can be cleared of so many monsters. */
  | { kind: 'clear'; monsters: number }
  /** This tile can be felled. */
  | { kind: 'fell' }
  /** A symbol can be used on this tile; `aimed`: it is aimed here. */
  | { kind: 'use'; use: UsedSymbol; aimed: boolean }

export type Offers = ReadonlyMap<Place, Offer>

/** Nothing to be done. */
export const NO_OFFERS: Offers = new Map()

/** Everything that the board offers in a state, given what the player is considering. */
export function offersOf(state: State, considering: Considering): Offers {
  const { placing, holding, wielded } = considering
  if (state.pending) return clearOffers(state, placesToChoose(state))
  if (state.opening) return openingOffers(state, holding !== null)
  if (wielded?.kind === 'power') return powerOffers(state, wielded.power)
  if (state.phase !== 'action' && !(isBeforeRoll(state) && placing)) return NO_OFFERS
  if (wielded?.kind === 'axe') return fellOffers(state)
  if (wielded) return symbolOffers(state, considering, wielded)
  if (!placing) return new Map(walks(state).map((walk) => walkOffer(walk, losingPlaces(state))))
  const swap = isBeforeRoll(state) ? undefined : swapHere(state)
  const placements = placementOffers(state, placing)
  return swap ? new Map([...placements, ...symbolOffers(state, considering, swap)]) : placements
}

const walkOffer = ({ to, path }: Walk, losing: ReadonlySet<Place>): [Place, Offer] => [
  to,
  { kind: 'walk', path, ...(losing.has(to) && { loses: true }) },
]

/** Where a power can be used; one that is used on characters offers no places. */
function powerOffers(state: State, power: PowerId): Offers {
  const places = powersOf(state).find((known) => known.power === power)?.places ?? []
  if (power === 'fly') return new Map(places.map((place): [Place, Offer] => [place, { kind: 'fly' }]))
  return clearOffers(state, places)
}

const clearOffers = ({ tiles }: State, places: readonly Place[]): Offers =>
  new Map(places.map((place) => [place, { kind: 'clear', monsters: tiles[place]?.monsters.length ?? 0 }]))

const fellOffers = (state: State): Offers =>
  new Map(fellingOf(state)?.places.map((place) => [place, { kind: 'fell' }]))

/** The tiles on which a symbol can be used; those to which the market tile in hand can come, if there is one. */
function symbolOffers(state: State, considering: Considering, { symbol, effect }: UsedSymbol): Offers {
  const { placing } = considering
  const places = usableSymbols(state).find((usable) => usable.symbol === symbol)?.places ?? []
  const fitting = placing ? places.filter((at) => turnsAt(state, placing.slot, at).length > 0) : places
  const aimed = aimedAt(considering)
  return new Map(fitting.map((at) => [at, { kind: 'use', use: { symbol, effect }, aimed: at === aimed }]))
}

function placementOffers(state: State, placing: NonNullable<Considering['placing']>): Offers {
  const fitting = fittingPlaces(state)(placing.slot)
  const offers = new Map<Place, Offer>()
  for (const place of placesRound(state.tiles)) {
    const aimed = place === placing.at
    if (aimed) offers.set(place, { kind: 'aimed', slot: placing.slot, turn: placing.turn })
    else offers.set(place, { kind: fitting.has(place) ? 'place' : 'no-fit' })
  }
  return offers
}

/** The empty places round a forest; asked once for as long as it is the same one, since every aim asks. */
const placesRound = oncePer((tiles: State['tiles']) => emptyPlaces(tiles))

/** Where a market tile fits, by its slot; asked once for each state, since aiming and turning do not change it. */
const fittingPlaces = oncePer((state: State) =>
  onceFor((slot: number): ReadonlySet<Place> => new Set(placementsNow(state, slot).keys())),
)

function openingOffers({ opening }: State, held: boolean): Offers {
  return new Map(
    DIRECTIONS.map((side): [Place, Offer] => {
      const tile = opening?.spots.findIndex((spot) => spot?.side === side) ?? -1
      const offer: Offer = tile < 0 ? { kind: 'lay', side, held } : { kind: 'laid', side, tile, held }
      return [neighbour(CENTRE, side), offer]
    }),
  )
}
