import type { FairyTale } from '../../../engine/fairy-tale/index.ts'
import type { PlayerOf } from '../../../players/player.ts'

/** The ids of this tale's bots, the weakest first. */
export const BOT_IDS = ['apprentice', 'guardian'] as const

export type BotId = (typeof BOT_IDS)[number]

/** A bot of this tale, with the knowledge of a player. */
export type Player = PlayerOf<FairyTale>
