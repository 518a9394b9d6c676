import type { Boogyman } from '../../engine/boogyman/index.ts'
import type { Move as MoveOf, Session as SessionOf, Unreadable } from '../../engine/kernel/index.ts'
import { closedTale } from '../../playback/closed.ts'
import type { GameStore as GameStoreOf } from '../../session/game-store.ts'

/** A game of The BigBadBoogyman in play. */
export type Session = SessionOf<Boogyman>
export type Move = MoveOf<Boogyman>

export type GameStore = GameStoreOf<Boogyman>

/** Why a stored game could not be read. */
export type DamageReason = Unreadable<Boogyman['Refusal']>

/** What is known of the game before its rules have come; `table.ts` opens it then. */
export const CLOSED = closedTale<Boogyman>({ game: 'boogyman', storage: 'the-bigbadboogyman' })

export const { storageKeys: STORAGE_KEYS, useGame: useLiveGame, looked, useTold } = CLOSED
