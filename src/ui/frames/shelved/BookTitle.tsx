import { classNames } from '../../art/classNames.ts'
import styles from './BookTitle.module.css'

/** The name of a tale in its two lines. */
export interface TitleOfBook {
  /** The tale's in its address: it names the place of the book on the shelf. */
  id: string
  flourish: string
  main: string
}

/** The name of a tale, as its cover has it. */
export const BookTitle = ({
  id,
  flourish,
  main,
  className,
}: TitleOfBook & { className: string | undefined }) => (
  <h2 className={classNames(styles.title, className)} id={id}>
    <span className={styles.flourish}>{flourish}</span> <span className={styles.main}>{main}</span>
  </h2>
)
