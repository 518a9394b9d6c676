import type { Citadel } from '../../../engine/citadel/index.ts'
import type { PlayerOf } from '../../../players/player.ts'

/** Ids of the bots of this tale, the weakest first. */
export const BOT_IDS = ['page', 'knight', 'grand-master'] as const

export type BotId = (typeof BOT_IDS)[number]

/** A bot of this tale, with the information of its seat only. */
export type Player = PlayerOf<Citadel>
