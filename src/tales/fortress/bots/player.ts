import type { Action, Fortress } from '../../../engine/fortress/index.ts'
import type { PlayerOf } from '../../../players/player.ts'

/** The ids of the computer players of this tale, the weakest first. */
export const COMPUTERS = ['page', 'captain'] as const

export type Computer = (typeof COMPUTERS)[number]

/** A computer player of this tale. It sees what everybody sees. */
export type Player = PlayerOf<Fortress>

/** What a player means to do, one after another, before luck comes in. */
export type Plan = [Action, ...Action[]]
