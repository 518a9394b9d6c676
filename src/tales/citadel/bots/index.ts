import type { Citadel } from '../../../engine/citadel/index.ts'
import type { BotSet } from '../../../players/player.ts'
import { grandMaster } from './grand-master.ts'
import { knight, page } from './page.ts'
import type { Computer } from './player.ts'

// Computer players of the Citadel. The only door of this room. They see what their seat sees, and bring their own luck.

export { meritsOf } from './first-plots.ts'
export { grandMaster } from './grand-master.ts'
export { standingsOf } from './judge.ts'
export { actor, anyOf, knight, page } from './page.ts'
export { type Beam, plansOf, worthOfWay } from './plan.ts'
export type { Player } from './player.ts'

/** The computer players by their ids, the strongest first. `effort`: worlds in which the Grand Master plays its plans on. */
export const BOTS: BotSet<Citadel, Computer> = {
  'grand-master': grandMaster,
  knight: () => knight,
  page: () => page,
}
