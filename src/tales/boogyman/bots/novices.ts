import { boogyman, phaseOf } from '../../../engine/boogyman/index.ts'
import { placed } from './opening.ts'
import type { Player } from './player.ts'
import { search } from './search.ts'

/** One action in so many is done without a thought. */
const CARELESS = 5

/** The youngest: it looks one action ahead, and now and then not even that. */
export const cub: Player = (state, luck) => {
  if (phaseOf(state) === 'placing') return placed(state, luck)
  const actions = boogyman.list(state)
  const careless = luck.draw(CARELESS) === 0 ? actions[luck.draw(actions.length)] : undefined
  return careless ?? search(state, { least: 1, positions: 0, calmly: false }, luck).action
}

/** It looks to the end of its own turn, and no further. */
export const apprentice: Player = (state, luck) =>
  phaseOf(state) === 'placing'
    ? placed(state, luck)
    : search(state, { least: state.actions, positions: 0, calmly: false }, luck).action
