import type { ComponentType } from 'react'
import type { Kind } from '../../../engine/kernel/index.ts'
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

/** What a tale gives to its book on the shelf. */
interface BookSlots<K extends Kind, Words>
  extends Pick<Book, 'Pieces' | 'players' | 'minutes' | 'kept' | 'chronicle' | 'day'> {
  /** The tale's in its address. */
  id: string
  last: LastGame<K, Words>
  /** Resolves when it is known whether a game waits for the rules. */
  looked: Promise<unknown>
  /** Loads the rules, and opens the game that waits for them. */
  openGame(): Promise<unknown>
  /** The words of the shelf, in the language of the page: those of the cover load later. */
  useBook(): BookWords
  /** The class of its cloth (`ClosedBook`). */
  cloth: string | undefined
  /** Its picture, `shape` times as high as wide. */
  Picture: ComponentType<{ shape: number }>
  /** What is shown of the game beside its board. */
  Aside?: ComponentType<{ state: K['State'] }>
}

/** Makes the book of a tale: it lies open at the game that was left, or is closed. */
export function taleBook<K extends Kind, Words>(slots: BookSlots<K, Words>): Book {
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

interface OpenGameProps<K extends Kind, Words> {
  title: TitleOfBook
  last: LastGame<K, Words>
  Aside: ComponentType<{ state: K['State'] }> | undefined
  onOpen: () => void
}

function OpenGame<K extends Kind, Words>({ title, last, Aside, onOpen }: OpenGameProps<K, Words>) {
  const game = useLastGame(last)
  if (!game) return null
  return <OpenPages title={title} game={game} aside={Aside && <Aside state={game.state} />} onOpen={onOpen} />
}
