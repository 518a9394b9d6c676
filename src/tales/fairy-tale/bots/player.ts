import type { FairyTale } from '../../../engine/fairy-tale/index.ts'
import type { PlayerOf } from '../../../players/player.ts'

/** The ids of the computer players of this tale, the weakest first. */
export const COMPUTERS = ['apprentice', 'guardian'] as const

export type Computer = (typeof COMPUTERS)[number]

/** A computer player of this tale. It sees what everybody at the table sees. */
export type Player = PlayerOf<FairyTale>
