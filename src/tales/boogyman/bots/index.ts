/** Computer players of The BigBadBoogyman. The only door of this room. They see what everybody sees. */
export { apprentice } from './apprentice.ts'
export { cub } from './cub.ts'
export { agreesOnDraw } from './draw.ts'
export { ENOUGH, glance, guardian, lookAhead, planOf } from './guardian.ts'
export { placeMerits } from './opening.ts'
export type { Player } from './player.ts'
