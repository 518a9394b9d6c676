import type { Boogyman } from '../../engine/boogyman/index.ts'
import type { Move as MoveOf, Session as SessionOf } from '../../engine/kernel/index.ts'
import { createTaleStores } from '../../playback/tale-stores.ts'

/** A game of The BigBadBoogyman in play. */
export type Session = SessionOf<Boogyman>
export type Move = MoveOf<Boogyman>

/** The stores of the tale, available before its rules load. `runtime.ts` attaches the rules. */
export const TALE_STORES = createTaleStores<Boogyman>({ game: 'boogyman', storage: 'the-bigbadboogyman' })

export const { storageKeys: STORAGE_KEYS, useGame: useLiveGame, looked, useGameOverShown } = TALE_STORES
