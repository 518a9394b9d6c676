import { classNames } from '../../../ui/art/classNames.ts'
import { useMessages } from '../words/useMessages.ts'
import styles from './BookTitle.module.css'

/** The name of the tale, as its cover has it. It names the place of the book on the shelf. */
export function BookTitle({ className }: { className?: string | undefined }) {
  const { common } = useMessages()
  return (
    <h2 className={classNames(styles.title, className)} id="fairy-tale">
      <span className={styles.flourish}>{common.titleFlourish}</span>{' '}
      <span className={styles.main}>{common.titleMain}</span>
    </h2>
  )
}
