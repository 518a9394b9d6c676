import { type BoardLayout, boardWith, N1, NO_PLACE, type Place, type Space } from '../board.ts'
import { FORTS, type Land, type Seat, type State } from '../state.ts'

/** Returns the board of a game. */
export const boardOf = ({ lands }: Pick<State, 'lands'>): BoardLayout => boardWith(lands.length)

/** Returns all places in ring order. */
export const allPlaces = (state: State): readonly Place[] => boardOf(state).places

/** Returns the first space beside a place, which names it. */
export const firstSpaceOf = (state: State, place: Place): Space => boardOf(state).spacesOf[place]?.[0] ?? N1

/** Returns the owner of a place and whether it is a city. */
export function landAt({ lands }: State, place: Place): Land {
  const land = lands[place]
  if (!land) throw new Error(`Unknown place ${place}.`)
  return land
}

/** Returns the owner of the fort on a place, or null. */
export const fortOn = ({ forts }: State, place: Place): Seat | null => forts[place] ?? null

/** Returns the worth of a place, which is also the price of building or tearing down: a city 3, a town 2. */
export const worthOf = (state: State, place: Place): 2 | 3 => (landAt(state, place).isCity ? 3 : 2)

export const hasFallen = ({ armies }: State, seat: Seat): boolean => armies[seat] === 'fallen'

/** True if another country's fort is on a place, and the owner of the place has not fallen (section 5). */
export function isBesieged(state: State, place: Place): boolean {
  const fort = fortOn(state, place)
  const { owner } = landAt(state, place)
  return fort !== null && fort !== owner && !hasFallen(state, owner)
}

/** True if a fort of its owner is on a place. */
export const isFortified = (state: State, place: Place): boolean =>
  fortOn(state, place) === landAt(state, place).owner

/** Returns the places of a country in ring order. */
export const placesOf = (state: State, seat: Seat): Place[] =>
  allPlaces(state).filter((place) => landAt(state, place).owner === seat)

/** Returns the places of a country that are not besieged, in ring order; none if it has fallen. */
export const freePlaces = (state: State, seat: Seat): Place[] =>
  hasFallen(state, seat) ? [] : placesOf(state, seat).filter((place) => !isBesieged(state, place))

/** Returns the number of forts that a country has at home. */
export const fortsAtHome = ({ forts }: State, seat: Seat): number =>
  FORTS - forts.filter((fort) => fort === seat).length

export const cityOf = (state: State, seat: Seat): Place =>
  allPlaces(state).find((place) => {
    const { owner, isCity } = landAt(state, place)
    return isCity && owner === seat
  }) ?? NO_PLACE
