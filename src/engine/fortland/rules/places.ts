import { type Board, boardWith, N1, NO_PLACE, type Place, type Space } from '../board.ts'
import { FORTS, type Land, type Seat, type State } from '../state.ts'

/** The board on which a game is played. */
export const boardOf = ({ lands }: Pick<State, 'lands'>): Board => boardWith(lands.length)

/** All places, in the order of the ring. */
export const allPlaces = (state: State): readonly Place[] => boardOf(state).places

/** The space by which a place is named: the first beside it. */
export const firstSpaceOf = (state: State, place: Place): Space => boardOf(state).spacesOf[place]?.[0] ?? N1

/** What a place is: whose, and whether a city. */
export function landAt({ lands }: State, place: Place): Land {
  const land = lands[place]
  if (!land) throw new Error(`There is no place ${place}.`)
  return land
}

/** Whose fort stands on a place; null for none. */
export const fortOn = ({ forts }: State, place: Place): Seat | null => forts[place] ?? null

/** What a place is worth, which is also what building or tearing down there costs: a city 3, a town 2. */
export const worthOf = (state: State, place: Place): 2 | 3 => (landAt(state, place).isCity ? 3 : 2)

/** Whether a country is out. */
export const hasFallen = ({ armies }: State, seat: Seat): boolean => armies[seat] === 'fallen'

/** Whether a fort of another country stands on a place whose own country has not fallen (section 5). */
export function isBesieged(state: State, place: Place): boolean {
  const fort = fortOn(state, place)
  const { owner } = landAt(state, place)
  return fort !== null && fort !== owner && !hasFallen(state, owner)
}

/** Whether a fort of its owner stands on a place. */
export const isFortified = (state: State, place: Place): boolean =>
  fortOn(state, place) === landAt(state, place).owner

/** The places of a country, in the order of the ring. */
export const placesOf = (state: State, seat: Seat): Place[] =>
  allPlaces(state).filter((place) => landAt(state, place).owner === seat)

/** The places of a country that are not besieged, in the order of the ring; none where it has fallen. */
export const freePlaces = (state: State, seat: Seat): Place[] =>
  hasFallen(state, seat) ? [] : placesOf(state, seat).filter((place) => !isBesieged(state, place))

/** How many forts a country has at home. */
export const fortsAtHome = ({ forts }: State, seat: Seat): number =>
  FORTS - forts.filter((fort) => fort === seat).length

/** The city of a country. */
export const cityOf = (state: State, seat: Seat): Place =>
  allPlaces(state).find((place) => {
    const { owner, isCity } = landAt(state, place)
    return isCity && owner === seat
  }) ?? NO_PLACE
