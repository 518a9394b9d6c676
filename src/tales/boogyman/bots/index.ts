import type { Boogyman } from '../../../engine/boogyman/index.ts'
import type { BotSet } from '../../../players/player.ts'
import { apprentice } from './apprentice.ts'
import { cub } from './cub.ts'
import { guardian } from './guardian.ts'
import type { Computer } from './player.ts'

// Computer players of The BigBadBoogyman. The only door of this room. They see what everybody sees.

export { apprentice } from './apprentice.ts'
export { cub } from './cub.ts'
export { agreesOnDraw } from './draw.ts'
export { ENOUGH, glance, guardian, lookAhead, planOf } from './guardian.ts'
export { placeMerits } from './opening.ts'
export type { Player } from './player.ts'

/** The computer players by their ids, the strongest first. `effort`: positions that the guardian looks at. */
export const BOTS: BotSet<Boogyman, Computer> = { guardian, apprentice: () => apprentice, cub: () => cub }
