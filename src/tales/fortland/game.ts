import type { Fortland, State } from '../../engine/fortland/index.ts'
import type { Move as MoveOf, Session as SessionOf } from '../../engine/kernel/index.ts'
import { closedTale } from '../../playback/closed.ts'
import { selectState } from '../../session/game-store.ts'

/** A game of Fortland in play. */
export type Session = SessionOf<Fortland>
export type Move = MoveOf<Fortland>

/** What is known of the game before its rules have come; `table.ts` opens it then. */
export const CLOSED = closedTale<Fortland>('fortland', 'fortland')

export const { KEYS, useGame, looked, useTold } = CLOSED

export const useGameState = (): State | null => useGame(selectState)
