import { Dialog } from '../app/Dialog.tsx'
import { Plank, Sheet } from '../art/index.ts'
import { useMessages } from '../text/useMessages.ts'
import styles from './Absent.module.css'
import type { Absence } from './Late.tsx'

/** Instead of a page that has not come yet: nothing for a moment, then that it is being fetched, or that it cannot be. */
export function AbsentPage({ failed }: Absence) {
  const { notices } = useMessages()
  return (
    <main className={styles.page}>
      {failed ? (
        <Sheet className={styles.sheet ?? ''} seed="absent" role="alert">
          <h1 className={styles.title}>{notices.absentTitle}</h1>
          <p>{notices.absent}</p>
          <div className={styles.ways}>
            <Plank onClick={() => location.reload()}>{notices.reload}</Plank>
          </div>
        </Sheet>
      ) : (
        <p className={styles.coming}>{notices.coming}</p>
      )}
    </main>
  )
}

/** Instead of a dialog that has not come yet. It can be closed: the page below goes on without it. */
export function AbsentDialog({ failed, onClose }: Absence & { onClose: () => void }) {
  const { notices } = useMessages()
  if (!failed) return null
  return (
    <Dialog title={notices.absentTitle} onClose={onClose} urgent>
      <p>{notices.absent}</p>
      <div className={styles.ways}>
        <Plank onClick={() => location.reload()}>{notices.reload}</Plank>
        <Plank onClick={onClose}>{notices.goOnWithout}</Plank>
      </div>
    </Dialog>
  )
}
