import type { FairyTale } from '../../../engine/fairy-tale/index.ts'
import type { PlayerOf } from '../../../players/player.ts'

/** The ids of the computer players of this tale. */
export type Computer = 'apprentice' | 'guardian'

/** A computer player of this tale. It sees what everybody at the table sees. */
export type Player = PlayerOf<FairyTale>
