import type { Boogyman, Seat, State } from '../../../engine/boogyman/index.ts'
import type { BotSet } from '../../../players/player.ts'
import { outlookFor } from '../foresight/index.ts'
import { valueFor } from './evaluate.ts'
import { guardian } from './guardian.ts'
import { apprentice, cub } from './novices.ts'
import type { Computer } from './player.ts'

// Computer players of The BigBadBoogyman. The only door of this room. They see what everybody sees.

export { ENOUGH, glance, guardian, lookAhead, planOf } from './guardian.ts'
export { apprentice, cub } from './novices.ts'
export { placeMerits } from './opening.ts'
export type { Player } from './player.ts'

/** The computer players by their ids, the strongest first. `effort`: positions that the guardian looks at. */
export const BOTS: BotSet<Boogyman, Computer> = { guardian, apprentice: () => apprentice, cub: () => cub }

/**
 * Whether a computer player that leads a seat agrees on a draw [B 18]: only when it sees nothing to gain for itself, neither
 * by what it counts nor by a win within its next turn. All of them answer so, and always the same in the same position.
 */
export const agreesOnDraw = (state: State, seat: Seat): boolean =>
  valueFor(state, seat) <= 0 && outlookFor(state, seat).own.wins === null
