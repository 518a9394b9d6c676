import type { ReactNode } from 'react'
import { type GameTypes, stateOf } from '../../../engine/kernel/index.ts'
import type { GameHook } from '../../../session/game-store.ts'
import { Late } from '../../parts/Late.tsx'
import type { Part } from '../../parts/part.ts'
import { useAppWords } from '../../text/house.ts'

/** The progress of a game, in words. */
interface Standing {
  /** Its turn, or that it has ended. */
  readonly chapter: string
  /** The player on turn, in a sentence; '' if there is nothing to say. */
  readonly next: string
}

/** The last game of a tale, as the cover and the shelf show it. */
export interface LastGame<K extends GameTypes, Words> {
  useGame: GameHook<K>
  /** The words of the cover, in the language of the page. */
  useWords(): Words
  /** How a game ended; null while it goes on. */
  outcomeOf(state: K['State']): unknown
  /** Returns the progress of a running game. */
  standingOf(state: K['State'], words: NoInfer<Words>): Standing
  /** Returns how a game ended, in words, if the tale says so here. */
  endingOf?(state: K['State'], words: NoInfer<Words>): string
  /** The board, loaded only if there is a game. */
  board: Part<{ state: K['State'] }>
}

/** The last game, ready to be shown. */
export interface ShownGame<State> extends Standing {
  readonly state: State
  readonly board: ReactNode
  /** The name of the button that resumes it. */
  readonly on: string
}

/** Returns the game that was left; null if there is none. */
export function useLastGame<K extends GameTypes, Words>(
  last: LastGame<K, Words>,
): ShownGame<K['State']> | null {
  const { cover } = useAppWords()
  const words = last.useWords()
  const state = last.useGame(({ session }) => session && stateOf(session))
  if (!state) return null
  const isOver = Boolean(last.outcomeOf(state))
  return {
    state,
    board: <Late part={last.board} given={{ state }} absent={NoBoard} />,
    ...(isOver
      ? { chapter: cover.ended, next: last.endingOf?.(state, words) ?? '', on: cover.lastPage }
      : { ...last.standingOf(state, words), on: cover.goOn }),
  }
}

const NoBoard = () => null
