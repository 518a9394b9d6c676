import { useRef } from 'react'
import { Plank } from '../../../ui/art/index.ts'
import { useShape } from '../../../ui/frames/cover/useShape.ts'
import styles from '../../../ui/frames/shelved/ClosedBook.module.css'
import { toCover } from '../../../ui/page/page.ts'
import { useShelfWords } from '../../../ui/text/useShelfWords.ts'
import { FirstLight } from '../art/index.ts'
import { BookTitle } from './BookTitle.tsx'

/** The book with its face to us: the Oak at dawn on red cloth, or under the moon by night. */
export function ClosedBook({ onOpen }: { onOpen: () => void }) {
  const shelf = useShelfWords()
  const frame = useRef<HTMLDivElement>(null)
  const shape = useShape(frame)
  return (
    <div className={styles.book}>
      <div className={styles.spine} />
      <div className={styles.face}>
        <BookTitle className={styles.title} />
        <div className={styles.picture} ref={frame}>
          <FirstLight heroes={[]} shape={shape} />
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
