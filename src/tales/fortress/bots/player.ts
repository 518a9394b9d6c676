import type { Action, State } from '../../../engine/fortress/index.ts'
import type { Chance } from '../../../engine/kernel/index.ts'

/**
 * A computer player: what it does now. It sees what everybody sees; the luck that it is given is its own. The siege must
 * go on.
 */
export type Player = (state: State, luck: Chance) => Action

/** What a player means to do, one after another, before luck comes in. */
export type Plan = [Action, ...Action[]]
