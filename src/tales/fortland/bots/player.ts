import type { Fortland } from '../../../engine/fortland/index.ts'
import type { PlayerOf } from '../../../players/player.ts'

/** The ids of the computer players of this tale, the weakest first. */
export const COMPUTERS = ['cub', 'apprentice', 'guardian'] as const

export type Computer = (typeof COMPUTERS)[number]

/** A computer player of this tale. It sees what everybody sees. */
export type Player = PlayerOf<Fortland>
