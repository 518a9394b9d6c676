import { classNames } from '../../../ui/art/classNames.ts'
import { useBlurb } from '../words/useBlurb.ts'
import styles from './BookTitle.module.css'

/** The name of the tale, as its cover has it. It names the place of the book on the shelf. */
export function BookTitle({ className }: { className?: string | undefined }) {
  const { titleFlourish, titleMain } = useBlurb()
  return (
    <h2 className={classNames(styles.title, className)} id="fairy-tale">
      <span className={styles.flourish}>{titleFlourish}</span>{' '}
      <span className={styles.main}>{titleMain}</span>
    </h2>
  )
}
