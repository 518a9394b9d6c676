import { memo } from 'react'
import { useMessages } from '../../words/useMessages.ts'
import styles from './Title.module.css'

/** The book's title, which is read at the top of the page, and the turn. */
export const Title = memo(function Title({ turn }: { turn: number }) {
  const { book, common } = useMessages()
  return (
    <div className={styles['title']}>
      <p className={styles['book']} aria-hidden="true">
        <span className={styles['flourish']}>{book.flourish}</span>{' '}
        <span className={styles['main']}>{book.main}</span>
      </p>
      <p className={styles['turn']}>{common.turn(turn)}</p>
    </div>
  )
})
