import type { ReactNode } from 'react'
import { Button, OpenBook } from '../../art/index.ts'
import { continueTale } from '../../page/page.ts'
import type { ShownGame } from '../cover/last-game.tsx'
import { BookTitle, type TitleOfBook } from './BookTitle.tsx'
import styles from './OpenPages.module.css'

interface OpenPagesProps {
  title: TitleOfBook
  game: Omit<ShownGame<unknown>, 'state'>
  /** Additional content beside the text. */
  aside?: ReactNode
  onOpen: () => void
}

/** An open book: the board of the last game on the left page, its state and the button that resumes it on the right. */
export const OpenPages = ({ title, game, aside, onOpen }: OpenPagesProps) => (
  <div className={styles.place}>
    <OpenBook className={styles.book} plain>
      <div className={styles.picture}>{game.board}</div>
      <div className={styles.page}>
        <BookTitle {...title} className={styles.title} />
        <p className={styles.chapter}>{game.chapter}</p>
        {game.next && <p className={styles.next}>{game.next}</p>}
        {aside}
        <Button
          tone="blue"
          className={styles.on}
          onClick={() => {
            continueTale()
            onOpen()
          }}
        >
          {game.on}
        </Button>
      </div>
      <svg className={styles.mark} viewBox="-2 -2 26 46" data-paper="" aria-hidden="true">
        <path d="M0 0H22V40L11 30 0 40Z" fill="#F2B01E" stroke="var(--piece-ink)" strokeWidth={1.8} />
      </svg>
    </OpenBook>
  </div>
)
