import type { Cell, Place, Space } from './board.ts'
import { spaceName } from './board.ts'
import { armyOf } from './rules/armies.ts'
import { boardOf, firstSpaceOf, landAt } from './rules/places.ts'
import { type Seat, type State, seatsOf } from './state.ts'

/** Returns the spaces of the road, counter-clockwise from `n1`. */
export const spacesOfRoad = (state: State): readonly Space[] => boardOf(state).spaces

/** Returns the one or two spaces beside a place, in road order. */
export const spacesOf = (state: State, place: Place): readonly Space[] => boardOf(state).spacesOf[place] ?? []

/** Returns the name of a place: that of its first space. */
export const placeName = (state: State, place: Place): string => spaceName(firstSpaceOf(state, place))

export const cellOf = (state: State, place: Place): Cell =>
  boardOf(state).cells[place] ?? { column: 0, row: 0 }

/** Returns the owner of the army on a space, or null. If two share the space, the seat on turn wins. */
export function armyOn(state: State, space: Space): Seat | null {
  const there = seatsOf(state).filter((seat) => armyOf(state, seat)?.space === space)
  return there.find((seat) => seat === state.onTurn) ?? there[0] ?? null
}

/** Returns the owner of a place. */
export const ownerOf = (state: State, place: Place): Seat => landAt(state, place).owner

export const isCity = (state: State, place: Place): boolean => landAt(state, place).isCity
