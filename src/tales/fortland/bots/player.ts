import type { Fortland } from '../../../engine/fortland/index.ts'
import type { PlayerOf } from '../../../players/player.ts'

/** The ids of the bots, weakest first. */
export const BOT_IDS = ['cub', 'apprentice', 'guardian'] as const

export type BotId = (typeof BOT_IDS)[number]

/** A bot of this game, which uses public information only. */
export type Player = PlayerOf<Fortland>
