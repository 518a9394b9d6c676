import type { Fortress, State } from '../../../engine/fortress/index.ts'
import type { Chance } from '../../../engine/kernel/index.ts'
import { type BotSet, byPlan } from '../../../players/player.ts'
import { captainPlan } from './captain.ts'
import { pagePlan } from './page.ts'
import type { Computer, Plan } from './player.ts'

// Computer players of The Fortress. The only door of this room. They see what everybody sees: nobody knows the next card.

export { captain, captainPlan, ENOUGH } from './captain.ts'
export { victoriesAfter } from './chances.ts'
export { page, pagePlan } from './page.ts'
export type { Player } from './player.ts'

/** What each computer player does until luck comes in, the strongest first. `effort`: sieges that the Captain plays on. */
export const PLANS: Readonly<Record<Computer, (state: State, luck: Chance, effort?: number) => Plan>> = {
  captain: captainPlan,
  page: pagePlan,
}

/** The computer players by their ids, the strongest first. They carry their plans out. */
export const BOTS: BotSet<Fortress, Computer> = {
  captain: (effort) => byPlan((state, luck) => PLANS.captain(state, luck, effort)),
  page: () => byPlan(PLANS.page),
}
