import { useId } from 'react'
import { Plank } from '../art/index.ts'
import { Dialog } from '../page/Dialog.tsx'
import { NoticePage, WaysOn } from '../page/NoticePage.tsx'
import { useHouseWords } from '../text/useHouseWords.ts'
import styles from './Absent.module.css'
import type { Absence } from './Late.tsx'

/** Instead of a page that has not come yet: nothing for a moment, then that it is being fetched, or that it cannot be. */
export function AbsentPage({ failed }: Absence) {
  const { notices } = useHouseWords()
  if (!failed) return <main className={styles.coming}>{notices.coming}</main>
  return (
    <NoticePage title={notices.absentTitle} seed="absent">
      <p>{notices.absent}</p>
      <WaysOn>
        <Plank onClick={() => location.reload()}>{notices.reload}</Plank>
      </WaysOn>
    </NoticePage>
  )
}

/** Instead of a dialog that has not come yet. It can be closed: the page below goes on without it. */
export function AbsentDialog({ failed, onClose }: Absence & { onClose: () => void }) {
  const { notices } = useHouseWords()
  const words = useId()
  if (!failed) return null
  return (
    <Dialog title={notices.absentTitle} onClose={onClose} question={words}>
      <p id={words}>{notices.absent}</p>
      <WaysOn>
        <Plank onClick={() => location.reload()}>{notices.reload}</Plank>
        <Plank onClick={onClose}>{notices.goOnWithout}</Plank>
      </WaysOn>
    </Dialog>
  )
}

/** Instead of a piece of a page that has not come yet: the rest of the page does without it. */
export function AbsentLeaf({ failed }: Absence) {
  const { notices } = useHouseWords()
  return failed && <p role="status">{notices.absent}</p>
}
