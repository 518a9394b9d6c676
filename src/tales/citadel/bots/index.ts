/** Computer players of the Citadel. The only door of this room. They see what their seat sees, and bring their own luck. */
export { meritsOf } from './first-plots.ts'
export { grandMaster } from './grand-master.ts'
export { standingsOf } from './judge.ts'
export { actor, knight, page } from './page.ts'
export { type Beam, plansOf, worthOfWay } from './plan.ts'
export { anyOf, type Player } from './player.ts'
