import type { Fortress } from '../../engine/fortress/index.ts'
import type { Move as MoveOf, Session as SessionOf } from '../../engine/kernel/index.ts'
import { closedTale } from '../../playback/closed.ts'

/** A siege in play. */
export type Session = SessionOf<Fortress>
export type Move = MoveOf<Fortress>

/** What is known of the siege before its rules have come; `table.ts` opens it then. */
export const CLOSED = closedTale<Fortress>({ game: 'fortress', storage: 'the-fortress' })

export const { storageKeys: STORAGE_KEYS, useGame: useLiveGame, looked, useTold } = CLOSED
