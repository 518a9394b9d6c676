import {
  pawnsAtHome,
  pawnsStanding,
  phaseOf,
  type State,
  TILES,
  tileName,
  treesOn,
} from '../../../../engine/boogyman/index.ts'
import { orNull } from '../../../../programs/referee/event-fields.ts'
import { seatName } from './words.ts'

/** Where the game stands, in a few words: part of every answer to an action. */
export const now = (state: State) => ({
  phase: phaseOf(state),
  onTurn: seatName(state.onTurn),
  actions: state.actions,
  turn: state.turn,
  quiet: state.quiet,
  outcome: state.outcome && { winner: seatName(state.outcome.winner), by: state.outcome.by },
})

/** What else there is to know of a position, without having to read its notation. */
export const details = (state: State) => ({
  first: seatName(state.first),
  rules: state.rules,
  placed: state.placed,
  seats: ([0, 1] as const).map((seat) => {
    const boogyman = state.boogymen[seat]
    return {
      seat: seatName(seat),
      standing: pawnsStanding(state, seat),
      atHome: pawnsAtHome(state, seat),
      boogyman: orNull(tileName)(boogyman),
    }
  }),
  trees: TILES.filter((tile) => treesOn(state, tile) > 0).map((tile) => ({
    tile: tileName(tile),
    trees: treesOn(state, tile),
  })),
})
