import type { Fortland } from '../../engine/fortland/index.ts'
import type { Move as MoveOf, Session as SessionOf } from '../../engine/kernel/index.ts'
import { createTaleStores } from '../../playback/tale-stores.ts'

/** A game of Fortland in play. */
export type Session = SessionOf<Fortland>
export type Move = MoveOf<Fortland>

/** The stores of the game before its rules have loaded; `runtime.ts` attaches the rules. */
export const TALE_STORES = createTaleStores<Fortland>({ game: 'fortland', storage: 'fortland' })

export const { storageKeys: STORAGE_KEYS, useGame: useLiveGame, looked, useGameOverShown } = TALE_STORES
