import {
  allPlaces,
  armyOf,
  cityOf,
  fortOn,
  fortsAtHome,
  freePlaces,
  hasFallen,
  isCity,
  ownerOf,
  placeName,
  type Seat,
  type State,
  seatsOf,
  spaceName,
} from '../../../../engine/fortland/index.ts'
import { seatName } from './words.ts'

/** Where the game stands, in a few words: part of every answer to an action. */
export const now = ({ phase, onTurn, actions, round, outcome }: State) => ({
  phase,
  onTurn: seatName(onTurn),
  actions,
  round,
  outcome: outcome && { winners: outcome.winners.map(seatName), by: outcome.by },
})

/** What else there is to know of a position, without having to read its notation. */
export const details = (state: State) => ({
  rules: state.rules,
  turned: state.turned,
  built: state.built.map((place) => placeName(state, place)),
  seats: seatsOf(state).map((seat) => ({
    seat: seatName(seat),
    city: placeName(state, cityOf(state, seat)),
    army: armyTold(state, seat),
    fallen: hasFallen(state, seat),
    free: freePlaces(state, seat).map((place) => placeName(state, place)),
    atHome: fortsAtHome(state, seat),
  })),
  places: allPlaces(state).map((place) => ({
    place: placeName(state, place),
    owner: seatName(ownerOf(state, place)),
    city: isCity(state, place),
    fort: seatName(fortOn(state, place)),
  })),
})

function armyTold(state: State, seat: Seat) {
  const army = armyOf(state, seat)
  return army && { space: spaceName(army.space), facing: army.facing }
}
