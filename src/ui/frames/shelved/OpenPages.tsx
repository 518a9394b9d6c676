import type { ReactNode } from 'react'
import { OpenBook, Plank } from '../../art/index.ts'
import { continueTale } from '../../page/page.ts'
import { BookTitle, type TitleOfBook } from './BookTitle.tsx'
import styles from './OpenPages.module.css'

interface OpenPagesProps {
  title: TitleOfBook
  board: ReactNode
  /** Where the tale stands, who is next if it goes on, and what the way back into it is called. */
  standing: { chapter: string; next: string; on: string }
  /** What else is seen of it at once. */
  aside?: ReactNode
  onOpen: () => void
}

/** A book lying open: its board on the left page; on the right where it stands, and the way back into it. */
export const OpenPages = ({ title, board, standing, aside, onOpen }: OpenPagesProps) => (
  <div className={styles.place}>
    <OpenBook className={styles.book} plain>
      <div className={styles.picture}>{board}</div>
      <div className={styles.page}>
        <BookTitle {...title} className={styles.title} />
        <p className={styles.chapter}>{standing.chapter}</p>
        {standing.next && <p className={styles.next}>{standing.next}</p>}
        {aside}
        <Plank
          tone="blue"
          className={styles.on}
          onClick={() => {
            continueTale()
            onOpen()
          }}
        >
          {standing.on}
        </Plank>
      </div>
      <svg className={styles.mark} viewBox="-2 -2 26 46" data-paper="" aria-hidden="true">
        <path d="M0 0H22V40L11 30 0 40Z" fill="#F2B01E" stroke="var(--piece-ink)" strokeWidth={1.8} />
      </svg>
    </OpenBook>
  </div>
)
