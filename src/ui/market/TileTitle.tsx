import { Fragment } from 'react'
import styles from './market.module.css'

/** A tile's name beside its picture: lines end between words, never within one nor at its hyphen. */
export function TileTitle({ title }: { title: string }) {
  return (
    <span className={styles['title']}>
      {title.split(' ').map((word) => (
        <Fragment key={word}>
          <span className={styles['word']}>{word}</span>{' '}
        </Fragment>
      ))}
    </span>
  )
}
