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
import { fieldsOf, pick } from '../../../../programs/referee/fields.ts'

/** Writers of countries, spaces, places and probabilities in answers. */
export const FIELDS = {
  ...fieldsOf(
    ['seat', 'whose', 'by', 'winners', 'onTurn', 'fells', 'owner', 'fort'],
    (seat: Seat) => SEATS[seat],
  ),
  ...fieldsOf(['space', 'from', 'to'], spaceName),
  ...fieldsOf(['place', 'city', 'free', 'built'], (place: Place, state: State) => placeName(state, place)),
  ...fieldsOf(['chance', 'falls', 'before', 'after'], (chance: number) => Math.round(chance * 1e6) / 1e6),
}

/** The short status in every answer to an action. */
export const now = (state: State) => ({
  ...pick(state, 'phase', 'onTurn', 'actions', 'round'),
  outcome: state.outcome && pick(state.outcome, 'winners', 'by'),
})

/** Further details of a position, which spare clients the parsing of its notation. */
export const details = (state: State) => ({
  ...pick(state, 'rules', 'turned', 'built'),
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
  return army && pick(army, 'space', 'facing')
}
