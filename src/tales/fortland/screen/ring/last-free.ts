import { freePlaces, type Place, type State, seatsOf } from '../../../../engine/fortland/index.ts'

/** Returns the last free place of each country that has only one, and so may fall to the next fort. */
export const lastFreePlaces = (state: State): Place[] =>
  state.outcome
    ? []
    : seatsOf(state).flatMap((seat) => {
        const free = freePlaces(state, seat)
        return free.length === 1 ? free : []
      })
