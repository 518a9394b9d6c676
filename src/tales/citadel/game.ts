import type { Citadel } from '../../engine/citadel/index.ts'
import type { Move as MoveOf, Session as SessionOf } from '../../engine/kernel/index.ts'
import { createTaleStores } from '../../playback/tale-stores.ts'

export type Session = SessionOf<Citadel>
export type Move = MoveOf<Citadel>

/** The stores of the game before its rules are loaded. `runtime.ts` opens the game. */
export const TALE_STORES = createTaleStores<Citadel>({ game: 'citadel', storage: 'citadel' })

export const { storageKeys: STORAGE_KEYS, useGame: useLiveGame, looked, useGameOverShown } = TALE_STORES
