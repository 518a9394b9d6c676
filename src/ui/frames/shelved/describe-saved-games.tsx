import type { ComponentType, ReactNode } from 'react'
import { memoizeByObject } from '../../../engine/kernel/index.ts'
import { shownName } from '../../../store/person-names.ts'
import type { SavedGameSummary } from '../../../store/saved-games/saved-games.ts'
import type { SavedGamesOfTale } from '../../tale.ts'

/** The parts of the list of saved games that differ between tales. */
interface SavedGameSlots<State, Words> {
  /** The `Game.id` of the tale, which saved games contain. */
  game: string
  /** Reads the position in a summary (`store/saved-games/game-summaries`); null if it is unreadable. */
  positionIn(text: string): State | null
  readSummary: SavedGamesOfTale['read']
  /** The name of the tale, in the language of the page. */
  useBook(): { readonly title: string }
  useWords(): Words
  Picture: ComponentType<{ state: NoInfer<State> }>
  /**
   * Returns the players, and the progress or the ending of a game; null if there is nothing to say. `state`: null if the position is
   * unreadable.
   */
  tell(
    line: SavedGameSummary,
    state: NoInfer<State> | null,
    words: NoInfer<Words>,
  ): readonly [ReactNode, string] | null
}

/** Returns the names of the players of a saved game by seat, else the titles of their roles; '' for an unknown role. */
export const namesOfSeats = (
  { seats }: SavedGameSummary,
  titles: Readonly<Record<string, string>>,
): readonly string[] =>
  seats.map(({ player, role }) => shownName(player) || (Object.hasOwn(titles, role) && titles[role]) || '')

/** Makes the entries of a tale for the list of saved games. */
export function describeSavedGames<State, Words>(slots: SavedGameSlots<State, Words>): SavedGamesOfTale {
  const { game, positionIn, readSummary, useBook, useWords, Picture, tell } = slots
  // Cached: the picture and the words of an entry both need the position.
  const stateIn = memoizeByObject(({ position }: SavedGameSummary) => positionIn(position))
  return {
    game,
    read: readSummary,
    Title() {
      return useBook().title
    },
    Picture({ line }) {
      const state = stateIn(line)
      return state && <Picture state={state} />
    },
    Words({ line }) {
      const told = tell(line, stateIn(line), useWords())
      return (
        told && (
          <>
            <p>{told[0]}</p>
            <p>{told[1]}</p>
          </>
        )
      )
    },
  }
}
