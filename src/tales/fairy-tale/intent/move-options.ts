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
  memoizeByKey,
  memoizeByObject,
  neighbour,
  type Place,
} from '../../../engine/kernel/index.ts'
import { losingPlaces } from './basket-loss.ts'
import { isBeforeRoll, placementsNow, swapHere, turnsAt } from './market-tile.ts'
import { type ActionsAt, actionsAt, isSelfEffect, selfUsesAt, type TileAction } from './tile-actions.ts'
import { aimedAt, type TileSelection, type TurnSelection, tileIn } from './turn-selection.ts'
import { type UsedSymbol, usableSymbols } from './uses.ts'

/** The option that a place offers now. */
export type MoveOption =
  /** The character on turn can walk here. `loses`: only by losing its load. */
  | { kind: 'walk'; path: readonly Place[]; loses?: boolean }
  | { kind: 'place' }
  /** The selected market tile is aimed here in this turn. */
  | { kind: 'aimed'; slot: number; turn: Turn }
  /** The selected market tile does not fit here. */
  | { kind: 'no-fit' }
  /** A place at the Oak without its first tile. */
  | { kind: 'lay'; side: Direction; held: boolean }
  /** A laid first tile: it can be turned, or exchanged for the selected one. */
  | { kind: 'laid'; side: Direction; tile: number; held: boolean }
  | { kind: 'fly' }
  /** The monsters on this tile can be cleared; `monsters`: their number. */
  | { kind: 'clear'; monsters: number }
  | { kind: 'fell' }
  /** A symbol can be used on this tile. `aimed`: it is aimed here. */
  | { kind: 'use'; use: UsedSymbol; aimed: boolean }
  /** The selected expansion action can be done here at once. Without an action, a soldier here can be chosen. */
  | { kind: 'deed'; deed: DeedDone; action: Action | null }

/** An action that a click on a place does at once: of an expansion, or of a symbol on itself. */
export type DeedDone = TileAction | 'point' | 'switch'

export type MoveOptions = ReadonlyMap<Place, MoveOption>

export const NO_MOVE_OPTIONS: MoveOptions = new Map()

/** Returns all options of the board for a state and a selection. */
export function moveOptions(state: State, inHand: TurnSelection): MoveOptions {
  if (state.pending) return clearOffers(state, placesToChoose(state))
  if (state.opening) return openingOffers(state, inHand.kind === 'first-tile')
  if (inHand.kind === 'power') return powerOffers(state, inHand.power)
  if (state.phase !== 'action' && !(isBeforeRoll(state) && inHand.kind === 'tile')) return NO_MOVE_OPTIONS
  switch (inHand.kind) {
    case 'axe':
      return fellOffers(state)
    case 'deed':
      return deedOffers(inHand.deed, actionsAt(state, inHand))
    case 'symbol':
      return symbolOffers(state, inHand, inHand)
    case 'tile':
      return tileOffers(state, inHand)
    default:
      return new Map(walks(state).map((walk) => walkOffer(walk, losingPlaces(state))))
  }
}

const walkOffer = ({ to, path }: Walk, losing: ReadonlySet<Place>): [Place, MoveOption] => [
  to,
  { kind: 'walk', path, ...(losing.has(to) && { loses: true }) },
]

/** The places where a power can be used; none if it is used on characters. */
function powerOffers(state: State, power: PowerId): MoveOptions {
  const places = powersOf(state).find((known) => known.power === power)?.places ?? []
  if (power === 'fly') return new Map(places.map((place): [Place, MoveOption] => [place, { kind: 'fly' }]))
  return clearOffers(state, places)
}

const clearOffers = ({ tiles }: State, places: readonly Place[]): MoveOptions =>
  new Map(places.map((place) => [place, { kind: 'clear', monsters: tiles[place]?.monsters.length ?? 0 }]))

const fellOffers = (state: State): MoveOptions =>
  new Map(fellingOf(state)?.places.map((place) => [place, { kind: 'fell' }]))

/** A market tile can be placed, and also swapped in if the character stands on a swap symbol. */
function tileOffers(state: State, inHand: TileSelection): MoveOptions {
  if (inHand.symbol) return symbolOffers(state, inHand, inHand.symbol)
  const swap = isBeforeRoll(state) ? undefined : swapHere(state)
  const placements = placementOffers(state, inHand)
  return swap ? new Map([...placements, ...symbolOffers(state, inHand, swap)]) : placements
}

const deedOffers = (deed: DeedDone, deeds: ActionsAt): MoveOptions =>
  new Map([...deeds].map(([at, action]): [Place, MoveOption] => [at, { kind: 'deed', deed, action }]))

/** The tiles that can take a symbol. With a selected market tile, only those it fits. */
function symbolOffers(state: State, inHand: TurnSelection, { symbol, effect }: UsedSymbol): MoveOptions {
  if (isSelfEffect(effect)) return deedOffers(effect, selfUsesAt(state, symbol))
  const slot = tileIn(inHand)?.slot
  const places = usableSymbols(state).find((usable) => usable.symbol === symbol)?.places ?? []
  const fitting = slot === undefined ? places : places.filter((at) => turnsAt(state, slot, at).length > 0)
  const aimed = aimedAt(inHand)
  return new Map(fitting.map((at) => [at, { kind: 'use', use: { symbol, effect }, aimed: at === aimed }]))
}

function placementOffers(state: State, { slot, turn, at }: TileSelection): MoveOptions {
  const fitting = fittingPlaces(state)(slot)
  const offers = new Map<Place, MoveOption>()
  for (const place of placesRound(state.tiles)) {
    if (place === at) offers.set(place, { kind: 'aimed', slot, turn })
    else offers.set(place, { kind: fitting.has(place) ? 'place' : 'no-fit' })
  }
  return offers
}

/** The empty places round a forest. Cached, because every aim needs them. */
const placesRound = memoizeByObject((tiles: State['tiles']) => emptyPlaces(tiles))

/** The places where a market tile fits, by slot. Cached by state, because aiming and turning do not change them. */
const fittingPlaces = memoizeByObject((state: State) =>
  memoizeByKey((slot: number): ReadonlySet<Place> => new Set(placementsNow(state, slot).keys())),
)

function openingOffers({ opening }: State, held: boolean): MoveOptions {
  return new Map(
    DIRECTIONS.map((side): [Place, MoveOption] => {
      const tile = opening?.spots.findIndex((spot) => spot?.side === side) ?? -1
      const offer: MoveOption = tile < 0 ? { kind: 'lay', side, held } : { kind: 'laid', side, tile, held }
      return [neighbour(CENTRE, side), offer]
    }),
  )
}
