import { Plank } from '../../art/index.ts'
import { INK } from '../../art/svg.ts'
import { toShelf } from '../../page/page.ts'
import { useHouseWords } from '../../text/house.ts'
import styles from './ShelfPlank.module.css'

/** The way to the shelf. The tab key comes to it last, so that Begin stays near; on a phone only its books are seen. */
export function ShelfPlank() {
  const { shelf } = useHouseWords().cover
  return (
    <Plank className={styles.plank} aria-label={shelf} title={shelf} onClick={toShelf}>
      <span className={styles.words}>{shelf}</span>
      <svg className={styles.books} width={28} height={26} viewBox="0 0 28 26" aria-hidden="true">
        <g stroke={INK} strokeWidth={1.8} strokeLinejoin="round">
          <path d="M2 3h7v20H2z" fill="#8A1122" />
          <path d="M9 6h6v17H9z" fill="#1F5F5A" />
          <path d="M15.500 6l6-2 5.500 18-6 2z" fill="#1656A6" />
          <path d="M0 24H28" />
        </g>
      </svg>
    </Plank>
  )
}
