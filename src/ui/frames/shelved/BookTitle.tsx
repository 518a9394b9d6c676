import { classNames } from '../../art/classNames.ts'
import styles from './BookTitle.module.css'

/** The name of a tale, and its two lines. */
export interface TitleOfBook {
  /** The tale's in its address: it names the place of the book on the shelf. */
  id: string
  name: string
  flourish: string
  main: string
}

interface BookTitleProps extends TitleOfBook {
  className: string | undefined
}

/** The name of a tale, as its cover has it. */
export const BookTitle = ({ id, name, flourish, main, className }: BookTitleProps) => (
  <h2 className={classNames(styles.title, className)} id={id} aria-label={name}>
    <span className={styles.flourish}>{flourish}</span> <span className={styles.main}>{main}</span>
  </h2>
)
