import { copyOf, type Fortland } from '../../../engine/fortland/index.ts'
import { type BotSet, byPlan } from '../../../players/player.ts'
import { planOf } from './guardian.ts'
import { apprentice, cub } from './novices.ts'
import type { Computer } from './player.ts'

// Computer players of Fortland. The only door of this room. They see what everybody sees.

export { type Depth, expectedAfter } from './ahead.ts'
export { valueFor } from './evaluate.ts'
export { bestOf, depthFor, guardian, planOf } from './guardian.ts'
export { apprentice, cub } from './novices.ts'
export type { Player } from './player.ts'

/**
 * The computer players by their ids, the strongest first. The guardian thinks once a turn, on a copy: what it reckons is kept
 * with the position.
 */
export const BOTS: BotSet<Fortland, Computer> = {
  guardian: () => byPlan((state, luck) => planOf(copyOf(state), luck)),
  apprentice: () => apprentice,
  cub: () => cub,
}
