import type { ComponentType } from 'react'
import type { GameTypes } from '../../../engine/kernel/index.ts'
import type { Book } from '../../tale.ts'
import { type LastGame, useLastGame } from '../cover/last-game.tsx'
import type { TitleOfBook } from './BookTitle.tsx'
import { ClosedBook } from './ClosedBook.tsx'
import { OpenPages } from './OpenPages.tsx'

interface BookWords {
  readonly title: string
  readonly flourish: string
  readonly main: string
  readonly about: string
}

/** The parts of a book on the shelf that differ between tales. */
interface BookSlots<K extends GameTypes, Words>
  extends Pick<Book, 'Pieces' | 'players' | 'minutes' | 'savedGames' | 'chronicle' | 'day'> {
  /** The id of the tale in its address. */
  id: string
  last: LastGame<K, Words>
  /** Resolves when it is known whether the tale has a game to open. */
  looked: Promise<unknown>
  /** Loads the rules, and opens that game. */
  openGame(): Promise<unknown>
  /** The words of the shelf, in the language of the page: those of the cover load later. */
  useBook(): BookWords
  /** The class of its cloth (`ClosedBook`). */
  cloth: string | undefined
  /** Draws the picture. `shape`: the height of the frame divided by its width. */
  Picture: ComponentType<{ shape: number }>
  /** Additional content beside the board of the last game. */
  Aside?: ComponentType<{ state: K['State'] }>
}

/** Makes the book of a tale: open at the last game, or closed without one. */
export function taleBook<K extends GameTypes, Words>(slots: BookSlots<K, Words>): Book {
  const { id, last, looked, openGame, useBook, cloth, Picture, Aside, ...book } = slots
  return {
    ...book,
    Standing({ onOpen }) {
      const { title: name, flourish, main } = useBook()
      const title = { id, name, flourish, main }
      const isOpen = last.useGame(({ session }) => session !== null)
      if (isOpen) return <OpenGame {...{ title, last, Aside, onOpen }} />
      const picture = (shape: number) => <Picture shape={shape} />
      return <ClosedBook {...{ title, cloth, picture, onOpen }} />
    },
    About() {
      return useBook().about
    },
    async open() {
      await looked
      if (last.useGame.getState().waiting !== null) await openGame()
    },
  }
}

interface OpenGameProps<K extends GameTypes, Words> {
  title: TitleOfBook
  last: LastGame<K, Words>
  Aside: ComponentType<{ state: K['State'] }> | undefined
  onOpen: () => void
}

function OpenGame<K extends GameTypes, Words>({ title, last, Aside, onOpen }: OpenGameProps<K, Words>) {
  const game = useLastGame(last)
  if (!game) return null
  return <OpenPages title={title} game={game} aside={Aside && <Aside state={game.state} />} onOpen={onOpen} />
}
