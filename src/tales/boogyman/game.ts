import type { Boogyman } from '../../engine/boogyman/index.ts'
import type { Move as MoveOf, Session as SessionOf } from '../../engine/kernel/index.ts'
import { closedTale } from '../../playback/closed.ts'

/** A game of The BigBadBoogyman in play. */
export type Session = SessionOf<Boogyman>
export type Move = MoveOf<Boogyman>

/** What is known of the game before its rules have come; `table.ts` opens it then. */
export const CLOSED = closedTale<Boogyman>({ game: 'boogyman', storage: 'the-bigbadboogyman' })

export const { storageKeys: STORAGE_KEYS, useGame: useLiveGame, looked, useTold } = CLOSED
