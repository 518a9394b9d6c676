import {
  type Action,
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
import { type Deed, type DeedsAt, deedsAt, isSelfEffect, selfUsesAt } from './deeds.ts'
import { aimedAt, type InHand, type TileInHand, tileIn } from './in-hand.ts'
import { losingPlaces } from './losing.ts'
import { isBeforeRoll, placementsNow, swapHere, turnsAt } from './market-tile.ts'
import { type UsedSymbol, usableSymbols } from './uses.ts'

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
  /** What was taken up can be done here at once; without an action, a soldier here can be chosen. */
  | { kind: 'deed'; deed: DeedDone; action: Action | null }

/** What is done at once where a place is pressed: a deed, or what a symbol does to itself. */
export type DeedDone = Deed | 'point' | 'switch'

export type Offers = ReadonlyMap<Place, Offer>

/** Nothing to be done. */
export const NO_OFFERS: Offers = new Map()

/** Everything that the board offers in a state, with what the player on turn has in hand. */
export function offersOf(state: State, inHand: InHand): Offers {
  if (state.pending) return clearOffers(state, placesToChoose(state))
  if (state.opening) return openingOffers(state, inHand.kind === 'first-tile')
  if (inHand.kind === 'power') return powerOffers(state, inHand.power)
  if (state.phase !== 'action' && !(isBeforeRoll(state) && inHand.kind === 'tile')) return NO_OFFERS
  switch (inHand.kind) {
    case 'axe':
      return fellOffers(state)
    case 'deed':
      return deedOffers(inHand.deed, deedsAt(state, inHand))
    case 'symbol':
      return symbolOffers(state, inHand, inHand)
    case 'tile':
      return tileOffers(state, inHand)
    default:
      return new Map(walks(state).map((walk) => walkOffer(walk, losingPlaces(state))))
  }
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

/** A market tile can be placed, and swapped in where the character stands on a symbol for that. */
function tileOffers(state: State, inHand: TileInHand): Offers {
  if (inHand.symbol) return symbolOffers(state, inHand, inHand.symbol)
  const swap = isBeforeRoll(state) ? undefined : swapHere(state)
  const placements = placementOffers(state, inHand)
  return swap ? new Map([...placements, ...symbolOffers(state, inHand, swap)]) : placements
}

const deedOffers = (deed: DeedDone, deeds: DeedsAt): Offers =>
  new Map([...deeds].map(([at, action]): [Place, Offer] => [at, { kind: 'deed', deed, action }]))

/** The tiles on which a symbol can be used; those to which the market tile in hand can come, if there is one. */
function symbolOffers(state: State, inHand: InHand, { symbol, effect }: UsedSymbol): Offers {
  if (isSelfEffect(effect)) return deedOffers(effect, selfUsesAt(state, symbol))
  const slot = tileIn(inHand)?.slot
  const places = usableSymbols(state).find((usable) => usable.symbol === symbol)?.places ?? []
  const fitting = slot === undefined ? places : places.filter((at) => turnsAt(state, slot, at).length > 0)
  const aimed = aimedAt(inHand)
  return new Map(fitting.map((at) => [at, { kind: 'use', use: { symbol, effect }, aimed: at === aimed }]))
}

function placementOffers(state: State, { slot, turn, at }: TileInHand): Offers {
  const fitting = fittingPlaces(state)(slot)
  const offers = new Map<Place, Offer>()
  for (const place of placesRound(state.tiles)) {
    if (place === at) offers.set(place, { kind: 'aimed', slot, turn })
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
