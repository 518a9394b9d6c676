import type { ComponentType, ReactNode } from 'react'
import { oncePer } from '../../../engine/kernel/index.ts'
import type { KeptLine } from '../../../store/kept/kept-games.ts'
import { shownName } from '../../../store/names.ts'
import type { KeptBook } from '../../tale.ts'

/** What a tale gives to the list of saved games. */
interface KeptSlots<State, Words> {
  /** `Game.id`, by which the saved games name it. */
  game: string
  /** Reads the summaries of its games (`store/kept/game-summaries`). */
  positionIn(text: string): State | null
  readAbout: KeptBook['read']
  /** The name of the tale, in the language of the page. */
  useBook(): { readonly title: string }
  useWords(): Words
  Picture: ComponentType<{ state: NoInfer<State> }>
  /**
   * Who sat where, and how far the game has come or how it ended; null if there is nothing to say. `state`: null if the position
   * cannot be read.
   */
  tell(
    line: KeptLine,
    state: NoInfer<State> | null,
    words: NoInfer<Words>,
  ): readonly [ReactNode, string] | null
}

/** Returns the names of the players of a saved game by seat, else the titles of their roles; '' for an unknown role. */
export const namesOfSeats = (
  { seats }: KeptLine,
  titles: Readonly<Record<string, string>>,
): readonly string[] =>
  seats.map(({ player, role }) => shownName(player) || (Object.hasOwn(titles, role) && titles[role]) || '')

/** Makes what the list of saved games shows of a tale. */
export function keptBook<State, Words>(slots: KeptSlots<State, Words>): KeptBook {
  const { game, positionIn, readAbout, useBook, useWords, Picture, tell } = slots
  // The picture and the words of a line both ask.
  const stateIn = oncePer(({ position }: KeptLine) => positionIn(position))
  return {
    game,
    read: readAbout,
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
