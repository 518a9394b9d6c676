import { type ReactNode, useRef } from 'react'
import { classNames } from '../../art/classNames.ts'
import { Plank } from '../../art/index.ts'
import { toCover } from '../../page/page.ts'
import { useShelfWords } from '../../text/shelf.ts'
import { useShape } from '../cover/useShape.ts'
import { BookTitle, type TitleOfBook } from './BookTitle.tsx'
import styles from './ClosedBook.module.css'

interface ClosedBookProps {
  title: TitleOfBook
  /** Its cloth: sets `--cloth`, and `--cloth-dark` for its spine. */
  cloth: string | undefined
  /** Its picture, drawn for a frame so many times as high as wide. */
  picture(shape: number): ReactNode
  onOpen: () => void
}

/** A book with its face to us: cloth, a spine with three gilt bands, a gilt frame, its picture. */
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
        <Plank
          tone="blue"
          className={styles.open}
          onClick={() => {
            toCover()
            onOpen()
          }}
        >
          {shelf.open}
        </Plank>
      </div>
    </div>
  )
}
