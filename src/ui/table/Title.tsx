import { useMessages } from '../text/useMessages.ts'
import styles from './Title.module.css'

/** The book's title and its chapter. */
export function Title({ turn }: { turn: number }) {
  const { common, table } = useMessages()
  return (
    <div className={styles['title']}>
      <h1 className={styles['book']}>
        <span className={styles['flourish']}>{common.titleFlourish}</span>{' '}
        <span className={styles['main']}>{common.titleMain}</span>
      </h1>
      <p className={styles['chapter']}>{table.chapter(turn)}</p>
    </div>
  )
}
