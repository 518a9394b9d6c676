import type { Citadel } from '../../../engine/citadel/index.ts'
import type { PlayerOf } from '../../../players/player.ts'

/** Ids of the bots of this tale, the weakest first. */
export const COMPUTERS = ['page', 'knight', 'grand-master'] as const

export type Computer = (typeof COMPUTERS)[number]

/** A bot of this tale, with the information of its seat only. */
export type Player = PlayerOf<Citadel>
