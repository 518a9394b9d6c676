import type { Citadel } from '../../../engine/citadel/index.ts'
import type { PlayerOf } from '../../../players/player.ts'

/** The ids of the computer players of this tale, the weakest first. */
export const COMPUTERS = ['page', 'knight', 'grand-master'] as const

export type Computer = (typeof COMPUTERS)[number]

/** A computer player of this tale. Of the cards that its seat cannot see it knows no more than anybody at its place. */
export type Player = PlayerOf<Citadel>
