/** Computer players of The Fortress. The only door of this room. They see what everybody sees: nobody knows the next card. */
export { captain, captainPlan, ENOUGH } from './captain.ts'
export { victoriesAfter } from './chances.ts'
export { page, pagePlan } from './page.ts'
export type { Player } from './player.ts'
