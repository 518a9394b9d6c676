import { classNames } from '../../art/classNames.ts'
import styles from './BookTitle.module.css'

/** The name of a tale, and the two lines of its title. */
export interface TitleOfBook {
  /** The id of the tale in its address, and the DOM id of the title. */
  id: string
  name: string
  flourish: string
  main: string
}

interface BookTitleProps extends TitleOfBook {
  className: string | undefined
}

/** The title of a tale, as on its cover. */
export const BookTitle = ({ id, name, flourish, main, className }: BookTitleProps) => (
  <h2 className={classNames(styles.title, className)} id={id} aria-label={name}>
    <span className={styles.flourish}>{flourish}</span> <span className={styles.main}>{main}</span>
  </h2>
)
