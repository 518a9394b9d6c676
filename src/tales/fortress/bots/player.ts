import type { Action, Fortress } from '../../../engine/fortress/index.ts'
import type { PlayerOf } from '../../../players/player.ts'

/** The ids of the bots, weakest first. */
export const COMPUTERS = ['page', 'captain'] as const

export type Computer = (typeof COMPUTERS)[number]

/** A bot of this game, which uses public information only. */
export type Player = PlayerOf<Fortress>

/** The planned actions until the rng is needed. */
export type Plan = [Action, ...Action[]]
