import type { Citadel } from '../../engine/citadel/index.ts'
import type { Move as MoveOf, Session as SessionOf } from '../../engine/kernel/index.ts'
import { closedTale } from '../../playback/closed.ts'

/** A game of the Citadel in play. */
export type Session = SessionOf<Citadel>
export type Move = MoveOf<Citadel>

/** What is known of the game before its rules have come; `table.ts` opens it then. */
export const CLOSED = closedTale<Citadel>({ game: 'citadel', storage: 'citadel' })

export const { storageKeys: STORAGE_KEYS, useGame: useLiveGame, looked, useTold } = CLOSED
