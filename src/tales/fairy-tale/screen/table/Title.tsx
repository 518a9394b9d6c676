import { memo } from 'react'
import { useMessages } from '../../words/useMessages.ts'
import styles from './Title.module.css'

/** The book's title, which is read at the top of the page, and its chapter. */
export const Title = memo(function Title({ turn }: { turn: number }) {
  const { blurb, common } = useMessages()
  return (
    <div className={styles['title']}>
      <p className={styles['book']} aria-hidden="true">
        <span className={styles['flourish']}>{blurb.titleFlourish}</span>{' '}
        <span className={styles['main']}>{blurb.titleMain}</span>
      </p>
      <p className={styles['chapter']}>{common.chapter(turn)}</p>
    </div>
  )
})
