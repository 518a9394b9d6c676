import {
  ALL_SEATS,
  pawnsAtHome,
  pawnsStanding,
  phaseOf,
  SEATS,
  type Seat,
  type State,
  TILES,
  tileName,
  treesOn,
} from '../../../../engine/boogyman/index.ts'
import { fieldsOf, pick } from '../../../../programs/referee/fields.ts'

/** Writers of seats and tiles in answers. */
export const FIELDS = {
  ...fieldsOf(['seat', 'whose', 'winner', 'onTurn', 'first'], (seat: Seat) => SEATS[seat]),
  ...fieldsOf(['tile', 'from', 'to', 'path', 'way', 'ripe', 'beside', 'boogyman'], tileName),
}

/** The status of the game, part of every answer to an action. */
export const now = (state: State) => ({
  phase: phaseOf(state),
  ...pick(state, 'onTurn', 'actions', 'turn', 'quiet'),
  outcome: state.outcome && pick(state.outcome, 'winner', 'by'),
})

/** Further facts of a position, for clients that do not parse the notation. */
export const details = (state: State) => ({
  ...pick(state, 'first', 'rules', 'placed'),
  seats: ALL_SEATS.map((seat) => ({
    seat,
    standing: pawnsStanding(state, seat),
    atHome: pawnsAtHome(state, seat),
    boogyman: state.boogymen[seat],
  })),
  trees: TILES.filter((tile) => treesOn(state, tile) > 0).map((tile) => ({
    tile,
    trees: treesOn(state, tile),
  })),
})
