import { type ReactNode, useRef } from 'react'
import { classNames } from '../../art/classNames.ts'
import { Button } from '../../art/index.ts'
import { goToCover } from '../../page/page.ts'
import { useShelfWords } from '../../text/shelf.ts'
import { useShape } from '../cover/useShape.ts'
import { BookTitle, type TitleOfBook } from './BookTitle.tsx'
import styles from './ClosedBook.module.css'

interface ClosedBookProps {
  title: TitleOfBook
  /** The class of its cloth, which sets `--cloth`, and `--cloth-dark` for the spine. */
  cloth: string | undefined
  /** Draws the picture. `shape`: the height of the frame divided by its width. */
  picture(shape: number): ReactNode
  onOpen: () => void
}

/** A closed book, front view: cloth, a spine with three gilt bands, a gilt frame, a picture. */
export function ClosedBook({ title, cloth, picture, onOpen }: ClosedBookProps) {
  const shelf = useShelfWords()
  const frame = useRef<HTMLDivElement>(null)
  const shape = useShape(frame)
  return (
    <div className={classNames(styles.book, cloth)}>
      <div className={styles.spine} />
      <div className={styles.face}>
        <BookTitle {...title} className={styles.title} />
        <div className={styles.picture} ref={frame}>
          {picture(shape)}
        </div>
        <Button
          tone="blue"
          className={styles.open}
          onClick={() => {
            goToCover()
            onOpen()
          }}
        >
          {shelf.open}
        </Button>
      </div>
    </div>
  )
}
