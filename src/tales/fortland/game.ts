import type { Fortland } from '../../engine/fortland/index.ts'
import type { Move as MoveOf, Session as SessionOf } from '../../engine/kernel/index.ts'
import { closedTale } from '../../playback/closed.ts'

/** A game of Fortland in play. */
export type Session = SessionOf<Fortland>
export type Move = MoveOf<Fortland>

/** What is known of the game before its rules have come; `table.ts` opens it then. */
export const CLOSED = closedTale<Fortland>({ game: 'fortland', storage: 'fortland' })

export const { storageKeys: STORAGE_KEYS, useGame: useLiveGame, looked, useTold } = CLOSED
