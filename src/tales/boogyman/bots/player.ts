import type { Boogyman } from '../../../engine/boogyman/index.ts'
import type { PlayerOf } from '../../../players/player.ts'

/** Ids of the bots, weakest first. */
export const BOT_IDS = ['cub', 'apprentice', 'guardian'] as const

export type BotId = (typeof BOT_IDS)[number]

/** A bot of this tale. Bots see the same as every player. */
export type Player = PlayerOf<Boogyman>
