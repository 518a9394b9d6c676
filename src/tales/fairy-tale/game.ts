import type { Event, FairyTale, State } from '../../engine/fairy-tale/index.ts'
import type {
  Frame as FrameOf,
  Move as MoveOf,
  ReadError,
  Session as SessionOf,
} from '../../engine/kernel/index.ts'
import { createTaleStores } from '../../playback/tale-stores.ts'

/** A game of The Last Fairy Tale with its moves. */
export type Session = SessionOf<FairyTale>
export type Move = MoveOf<FairyTale>
export type Frame = FrameOf<State, Event>

export type DamageReason = ReadError<FairyTale['Refusal']>

/** The stores of this tale that exist before its rules have loaded; `runtime.ts` attaches the rules. */
export const TALE_STORES = createTaleStores<FairyTale>({ game: 'fairy-tale', storage: 'the-last-fairy-tale' })

export const { storageKeys: STORAGE_KEYS, useGame: useLiveGame, looked, useGameOverShown } = TALE_STORES
