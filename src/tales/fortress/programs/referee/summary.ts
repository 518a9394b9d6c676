import {
  assaultTotal,
  countsOf,
  landPrice,
  landsInPlay,
  landsLeft,
  phaseOf,
  renownOf,
  type State,
} from '../../../../engine/fortress/index.ts'

/** Where the siege stands, in a few words: part of every answer to an action. */
export const now = (state: State) => ({
  phase: phaseOf(state),
  siege: state.siege,
  turn: state.turn,
  life: state.life,
  pending: state.pending,
  outcome: state.outcome,
})

/** What else there is to know of a position, without having to read its notation. Places in the line are counted from 1. */
export const details = (state: State) => ({
  rules: state.rules,
  fortress: { ...state.place },
  garrison: state.garrison,
  slain: state.slain,
  fallen: state.fallen,
  army: state.army,
  column: state.column.map(({ soldier, place }) => ({
    creature: state.army[soldier]?.creature ?? null,
    meets: place + 1,
  })),
  attacked: state.attacked,
  lands: { ...state.lands, inPlay: landsInPlay(state), left: landsLeft(state), nextCosts: landPrice(state) },
  treasure: state.treasure,
  hand: countsOf(state.hand),
  deck: countsOf(state.deck),
  total: assaultTotal(state),
  renown: renownOf(state),
})
