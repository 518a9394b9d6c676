/** Computer players of Fortland. The only door of this room. They see what everybody sees. */

export { type Depth, expectedAfter } from './ahead.ts'
export { apprentice } from './apprentice.ts'
export { cub } from './cub.ts'
export { valueFor } from './evaluate.ts'
export { bestOf, depthFor, guardian, planOf } from './guardian.ts'
export type { Player } from './player.ts'
