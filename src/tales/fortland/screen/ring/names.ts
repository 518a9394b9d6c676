import {
  type Facing,
  firstSpaceOf,
  fortOn,
  freePlaces,
  hasFallen,
  isBesieged,
  isCity,
  isFortified,
  ownerOf,
  type Place,
  SEATS,
  type Seat,
  type Space,
  type State,
} from '../../../../engine/fortland/index.ts'
import { type BoardSide, numberOf, sideOf } from '../../art/index.ts'
import type { AllWords } from '../../words/all-words.ts'
import type { CoverWords } from '../../words/cover.ts'
import type { Messages } from '../../words/messages.ts'

type Names = Pick<CoverWords, 'common'>

/** Returns the name of a country. */
export const countryName = ({ common }: Names, seat: Seat): string => common.countries[SEATS[seat]]

/** Returns the name of a space: "south 2". */
export const spaceWords = ({ common }: Names, space: Space): string =>
  common.space(sideOf(space), numberOf(space) + 1)

/** Returns the location of a place, by its first space. */
export const placeAtWords = (m: Names, state: State, place: Place): string =>
  spaceWords(m, firstSpaceOf(state, place))

/** Returns a place within a sentence: "Clover’s town at south 2", or for its owner "your town at south 2". */
export function placeWords(m: Names, state: State, place: Place, you: Seat | null = null): string {
  const { common } = m
  const owner = ownerOf(state, place)
  if (owner === you)
    return isCity(state, place) ? common.yourCity : common.yourTown(placeAtWords(m, state, place))
  const country = SEATS[owner]
  return isCity(state, place) ? common.city(country) : common.town(country, placeAtWords(m, state, place))
}

/** Returns a place without its country: "town, south 2". */
export const barePlaceWords = (m: Names, state: State, place: Place): string =>
  isCity(state, place) ? m.common.bareCity : m.common.bareTown(placeAtWords(m, state, place))

/** The side that an army on each side looks to, by direction. */
const LOOKS: Readonly<Record<Facing, Readonly<Record<BoardSide, BoardSide>>>> = {
  ccw: { n: 'w', w: 's', s: 'e', e: 'n' },
  cw: { n: 'e', e: 's', s: 'w', w: 'n' },
}

/** Returns the direction of an army in words: "west". */
export const facingWords = ({ common }: Names, space: Space, facing: Facing): string =>
  common.sides[LOOKS[facing][sideOf(space)]]

/** Returns the status of a place: besieged, fortified, free or fallen, and whether it is its country's last free one. */
export function standingWords(m: Messages, state: State, place: Place): string {
  const { board } = m
  const owner = ownerOf(state, place)
  const fort = fortOn(state, place)
  if (hasFallen(state, owner))
    return fort === null ? board.fallen : `${board.fallen}, ${board.fortOf(countryName(m, fort))}`
  if (isBesieged(state, place) && fort !== null) return board.besieged(countryName(m, fort))
  const how = isFortified(state, place) ? board.fortified : board.free
  return freePlaces(state, owner).length === 1 ? `${how}, ${board.lastFree}` : how
}

/** Returns the fall of a country in a few words, for the table of rounds and for the album. */
export function fallWords(m: AllWords, { seat, by }: { seat: Seat; by: Seat | null }): string {
  const who = countryName(m, seat)
  return by === null ? m.end.gaveUpShort(who) : m.end.fellShort(who, countryName(m, by))
}
