import { seedText } from '../../../../engine/kernel/index.ts'
import { useCoverWords } from '../../words/cover.ts'
import { useDraft } from './draft.ts'
import styles from './Unreadable.module.css'

/** What of an earlier visit, or of the link that led here, could not be read: told, and nothing of it is used. */
export function Unreadable() {
  const { setup } = useCoverWords()
  const { unreadable, unreadableLink, seed } = useDraft()
  return (
    <>
      {unreadable && (
        <p className={styles.unreadable} role="status">
          {setup.coverUnreadable}
        </p>
      )}
      {unreadableLink !== null && (
        <p className={styles.unreadable} role="status">
          {setup.linkUnreadable(unreadableLink, seedText(seed))}
        </p>
      )}
    </>
  )
}
