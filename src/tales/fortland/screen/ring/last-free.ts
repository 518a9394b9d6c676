import { freePlaces, type Place, type State, seatsOf } from '../../../../engine/fortland/index.ts'

/** The places that are the last free ones of their countries: one fort from falling. */
export const lastFreePlaces = (state: State): Place[] =>
  state.outcome
    ? []
    : seatsOf(state).flatMap((seat) => {
        const free = freePlaces(state, seat)
        return free.length === 1 ? free : []
      })
