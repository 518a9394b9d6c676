import type { Cell, Place, Space } from './board.ts'
import { spaceName } from './board.ts'
import { armyOf } from './rules/armies.ts'
import { boardOf, firstSpaceOf, landAt } from './rules/places.ts'
import { type Seat, type State, seatsOf } from './state.ts'

/** The spaces of the road, counter-clockwise from `n1`. */
export const spacesOfRoad = (state: State): readonly Space[] => boardOf(state).spaces

/** The spaces beside a place, one or two, in their order. */
export const spacesOf = (state: State, place: Place): readonly Space[] => boardOf(state).spacesOf[place] ?? []

/** The name of a place: that of its first space. */
export const placeName = (state: State, place: Place): string => spaceName(firstSpaceOf(state, place))

/** Where a place is drawn. */
export const cellOf = (state: State, place: Place): Cell =>
  boardOf(state).cells[place] ?? { column: 0, row: 0 }

/** Whose army stands on a space; while one passes another, that of the seat on turn. Null for none. */
export function armyOn(state: State, space: Space): Seat | null {
  const there = seatsOf(state).filter((seat) => armyOf(state, seat)?.space === space)
  return there.find((seat) => seat === state.onTurn) ?? there[0] ?? null
}

/** Whose place it is. */
export const ownerOf = (state: State, place: Place): Seat => landAt(state, place).owner

/** Whether a place is the city of its country. */
export const isCity = (state: State, place: Place): boolean => landAt(state, place).isCity
