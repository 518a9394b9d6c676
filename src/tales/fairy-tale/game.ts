import type { Event, FairyTale, State } from '../../engine/fairy-tale/index.ts'
import type {
  Frame as FrameOf,
  Move as MoveOf,
  Session as SessionOf,
  Unreadable,
} from '../../engine/kernel/index.ts'
import { closedTale } from '../../playback/closed.ts'

/** A game of The Last Fairy Tale in play. */
export type Session = SessionOf<FairyTale>
export type Move = MoveOf<FairyTale>
export type Frame = FrameOf<State, Event>

/** Why a stored game could not be read. */
export type DamageReason = Unreadable<FairyTale['Refusal']>

/** What is known of the game before its rules have come; `table.ts` opens it then. */
export const CLOSED = closedTale<FairyTale>({ game: 'fairy-tale', storage: 'the-last-fairy-tale' })

export const { storageKeys: STORAGE_KEYS, useGame: useLiveGame, looked, useTold } = CLOSED
