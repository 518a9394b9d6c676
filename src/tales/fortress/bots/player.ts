import type { Action, Fortress } from '../../../engine/fortress/index.ts'
import type { PlayerOf } from '../../../players/player.ts'

/** The ids of the bots, weakest first. */
export const BOT_IDS = ['page', 'captain'] as const

export type BotId = (typeof BOT_IDS)[number]

/** A bot of this game, which uses public information only. */
export type Player = PlayerOf<Fortress>

/** The planned actions until the rng is needed. */
export type Plan = [Action, ...Action[]]
