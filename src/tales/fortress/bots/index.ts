import type { Fortress, State } from '../../../engine/fortress/index.ts'
import type { Rng } from '../../../engine/kernel/index.ts'
import { type BotSet, byPlan } from '../../../players/player.ts'
import { captainPlan } from './captain.ts'
import { pagePlan } from './page.ts'
import type { BotId, Plan } from './player.ts'

// The public API of the bots of The Fortress. Bots use public information only, so the next card is unknown to them.

export { captain, captainPlan, FIRST_PLAYOUTS } from './captain.ts'
export { victoriesAfter } from './chances.ts'
export { page, pagePlan } from './page.ts'
export type { Player } from './player.ts'

/** The plan of each bot until the rng is needed, strongest first. `effort`: number of sieges that the Captain simulates. */
export const PLANS: Readonly<Record<BotId, (state: State, luck: Rng, effort?: number) => Plan>> = {
  captain: captainPlan,
  page: pagePlan,
}

/** The bots by id, strongest first. They carry out their plans. */
export const BOTS: BotSet<Fortress, BotId> = {
  captain: (effort) => byPlan((state, luck) => PLANS.captain(state, luck, effort)),
  page: () => byPlan(PLANS.page),
}
