import type { ReactNode } from 'react'
import { type Kind, stateOf } from '../../../engine/kernel/index.ts'
import type { GameHook } from '../../../session/game-store.ts'
import { Late } from '../../parts/Late.tsx'
import type { Part } from '../../parts/part.ts'
import { useHouseWords } from '../../text/house.ts'

/** How far a game has come, in words. */
interface Standing {
  /** Its chapter, or that it has ended. */
  readonly chapter: string
  /** Who is to play, in a sentence; '' if there is nothing to say. */
  readonly next: string
}

/** What the cover and the shelf need to show the game that was left. */
export interface LastGame<K extends Kind, Words> {
  useGame: GameHook<K>
  /** The words of the cover, in the language of the page. */
  useWords(): Words
  /** How a game ended; null while it goes on. */
  outcomeOf(state: K['State']): unknown
  /** How far a game has come that goes on. */
  standingOf(state: K['State'], words: NoInfer<Words>): Standing
  /** How a game ended, if it is told here. */
  endingOf?(state: K['State'], words: NoInfer<Words>): string
  /** Its board. It loads only if there is a game. */
  board: Part<{ state: K['State'] }>
}

/** The game that was left, ready to be shown. */
export interface ShownGame<State> extends Standing {
  readonly state: State
  readonly board: ReactNode
  /** What the button is called that leads back to it. */
  readonly on: string
}

/** Returns the game that was left; null if there is none. */
export function useLastGame<K extends Kind, Words>(last: LastGame<K, Words>): ShownGame<K['State']> | null {
  const { cover } = useHouseWords()
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
