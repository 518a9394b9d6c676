/** Computer players of the Citadel. The only door of this room. They see what their seat sees, and bring their own luck. */
export { grandMaster } from './grand-master.ts'
export { actor, knight, page } from './page.ts'
export { anyOf, type Player } from './player.ts'
