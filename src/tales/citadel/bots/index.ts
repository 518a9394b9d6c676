import type { Citadel } from '../../../engine/citadel/index.ts'
import type { BotSet } from '../../../players/player.ts'
import { grandMaster } from './grand-master.ts'
import { knight, page } from './page.ts'
import type { BotId } from './player.ts'

// Bots of the Citadel; the only entry point of this folder. Bots see the view of their seat, and have their own rng.

export { meritsOf } from './first-plots.ts'
export { grandMaster } from './grand-master.ts'
export { standingsOf } from './judge.ts'
export { actor, anyOf, knight, page } from './page.ts'
export { type Beam, plansOf, worthOfWay } from './plan.ts'
export type { Player } from './player.ts'

/** The bots by id, the strongest first. `effort`: number of worlds for the Grand Master's playouts. */
export const BOTS: BotSet<Citadel, BotId> = {
  'grand-master': grandMaster,
  knight: () => knight,
  page: () => page,
}
