import type { Fortland } from '../../../engine/fortland/index.ts'
import type { PlayerOf } from '../../../players/player.ts'

/** The ids of the bots, weakest first. */
export const COMPUTERS = ['cub', 'apprentice', 'guardian'] as const

export type Computer = (typeof COMPUTERS)[number]

/** A bot of this game, which uses public information only. */
export type Player = PlayerOf<Fortland>
