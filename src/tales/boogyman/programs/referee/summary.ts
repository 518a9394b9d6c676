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
import { fieldsOf } from '../../../../programs/referee/fields.ts'

/** Writers of seats and tiles in answers. */
export const FIELDS = {
  ...fieldsOf(['seat', 'whose', 'winner', 'onTurn', 'first'], (seat: Seat) => SEATS[seat]),
  ...fieldsOf(['tile', 'from', 'to', 'path', 'way', 'ripe', 'beside', 'boogyman'], tileName),
}

/** Where the game stands, in a few words: part of every answer to an action. */
export const now = (state: State) => ({
  phase: phaseOf(state),
  onTurn: state.onTurn,
  actions: state.actions,
  turn: state.turn,
  quiet: state.quiet,
  outcome: state.outcome && { winner: state.outcome.winner, by: state.outcome.by },
})

/** What else there is to know of a position, without having to read its notation. */
export const details = (state: State) => ({
  first: state.first,
  rules: state.rules,
  placed: state.placed,
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
