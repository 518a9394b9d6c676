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
import { pick } from '../../../../programs/referee/fields.ts'

/** The short status in every answer to an action. */
export const now = (state: State) => ({
  phase: phaseOf(state),
  ...pick(state, 'siege', 'turn', 'life', 'pending', 'outcome'),
})

/** Further details of a position, which spare clients the parsing of its notation. Places in the line count from 1. */
export const details = (state: State) => ({
  rules: state.rules,
  fortress: { ...state.place },
  ...pick(state, 'garrison', 'slain', 'fallen', 'army'),
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
