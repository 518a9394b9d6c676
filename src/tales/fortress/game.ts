import type { Fortress } from '../../engine/fortress/index.ts'
import type { Move as MoveOf, Session as SessionOf } from '../../engine/kernel/index.ts'
import { createTaleStores } from '../../playback/tale-stores.ts'

/** A siege in play. */
export type Session = SessionOf<Fortress>
export type Move = MoveOf<Fortress>

/** The stores of the game before its rules have loaded; `runtime.ts` attaches the rules. */
export const TALE_STORES = createTaleStores<Fortress>({ game: 'fortress', storage: 'the-fortress' })

export const { storageKeys: STORAGE_KEYS, useGame: useLiveGame, looked, useGameOverShown } = TALE_STORES
