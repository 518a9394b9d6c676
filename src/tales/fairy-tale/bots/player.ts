import type { Action, State } from '../../../engine/fairy-tale/index.ts'
import type { Chance } from '../../../engine/kernel/index.ts'

/**
 * A computer player: what it does now. It sees what everybody at the table sees; the luck that it is given is
 * its own, never the game's. The game must go on.
 */
export type Player = (state: State, luck: Chance) => Action
