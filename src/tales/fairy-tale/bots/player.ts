import type { FairyTale } from '../../../engine/fairy-tale/index.ts'
import type { PlayerOf } from '../../../players/player.ts'

/** The ids of this tale's bots, the weakest first. */
export const COMPUTERS = ['apprentice', 'guardian'] as const

export type Computer = (typeof COMPUTERS)[number]

/** A bot of this tale, with the knowledge of a player. */
export type Player = PlayerOf<FairyTale>
