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
  type Place,
  placeName,
  SEATS,
  type Seat,
  type State,
  seatsOf,
  spaceName,
} from '../../../../engine/fortland/index.ts'
import { fieldsOf } from '../../../../programs/referee/fields.ts'

/** Writers of countries, spaces, places and chances in answers. */
export const FIELDS = {
  ...fieldsOf(
    ['seat', 'whose', 'by', 'winners', 'onTurn', 'fells', 'owner', 'fort'],
    (seat: Seat) => SEATS[seat],
  ),
  ...fieldsOf(['space', 'from', 'to'], spaceName),
  ...fieldsOf(['place', 'city', 'free', 'built'], (place: Place, state: State) => placeName(state, place)),
  ...fieldsOf(['chance', 'falls', 'before', 'after'], (chance: number) => Math.round(chance * 1e6) / 1e6),
}

/** Where the game stands, in a few words: part of every answer to an action. */
export const now = ({ phase, onTurn, actions, round, outcome }: State) => ({
  phase,
  onTurn,
  actions,
  round,
  outcome: outcome && { winners: outcome.winners, by: outcome.by },
})

/** What else there is to know of a position, without having to read its notation. */
export const details = (state: State) => ({
  rules: state.rules,
  turned: state.turned,
  built: state.built,
  seats: seatsOf(state).map((seat) => ({
    seat,
    city: cityOf(state, seat),
    army: armyIn(state, seat),
    fallen: hasFallen(state, seat),
    free: freePlaces(state, seat),
    atHome: fortsAtHome(state, seat),
  })),
  places: allPlaces(state).map((place) => ({
    place,
    owner: ownerOf(state, place),
    city: isCity(state, place),
    fort: fortOn(state, place),
  })),
})

function armyIn(state: State, seat: Seat) {
  const army = armyOf(state, seat)
  return army && { space: army.space, facing: army.facing }
}
