import type { Action, State } from '../../../engine/boogyman/index.ts'
import type { Chance } from '../../../engine/kernel/index.ts'

/**
 * A computer player: what it does now. It sees what everybody sees; the luck that it is given is its own. The game must
 * go on.
 */
export type Player = (state: State, luck: Chance) => Action
