import { Plank } from '../../../ui/art/index.ts'
import { toCover } from '../../../ui/page/page.ts'
import { useShelfWords } from '../../../ui/text/useShelfWords.ts'
import { BoogymanCover } from '../art/index.ts'
import { useBook } from '../words/useBook.ts'
import styles from './BoogymanBook.module.css'

/** The BigBadBoogyman on the shelf: the book with its face to us. */
export function BoogymanBook({ onOpen }: { onOpen: () => void }) {
  const shelf = useShelfWords()
  const { title } = useBook()
  const open = () => {
    toCover()
    onOpen()
  }
  return (
    <div className={styles['book']}>
      <h2 className={styles['title']} id="boogyman">
        {title}
      </h2>
      <BoogymanCover />
      <Plank tone="blue" onClick={open}>
        {shelf.open}
      </Plank>
    </div>
  )
}
