import { phaseOf } from '../../../engine/boogyman/index.ts'
import { placed } from './opening.ts'
import type { Player } from './player.ts'
import { search } from './search.ts'

/** It looks to the end of its own turn, and no further. */
export const apprentice: Player = (state, luck) =>
  phaseOf(state) === 'placing'
    ? placed(state, luck)
    : search(state, { least: state.actions, positions: 0, calmly: false }, luck).action
