import { useId } from 'react'
import { Plank } from '../art/index.ts'
import { LoadProblemText, LoadProblemWays, ShelfWay } from '../notices/load-failure.tsx'
import { TroublePage } from '../notices/TroublePage.tsx'
import { Dialog } from '../page/Dialog.tsx'
import { NoticePage, WaysOn } from '../page/NoticePage.tsx'
import { useHouseWords } from '../text/house.ts'
import styles from './Absent.module.css'
import type { Failure } from './Late.tsx'

/** Instead of a page that has not come yet: nothing for a moment, then that it is being fetched. */
export function ComingPage() {
  const { notices } = useHouseWords()
  return <main className={styles.coming}>{notices.coming}</main>
}

/** Instead of a page that did not load, or that could not be drawn. */
export function AbsentPage({ failure, retry }: Failure) {
  const { notices } = useHouseWords()
  if (failure instanceof Error) return <TroublePage error={failure} again={retry} />
  const title = failure === 'new-version' ? notices.newVersionTitle : notices.absentTitle
  return (
    <NoticePage title={title} seed="absent">
      <p>
        <LoadProblemText problem={failure} />
      </p>
      <WaysOn>
        <LoadProblemWays problem={failure} retry={retry} />
        <ShelfWay />
      </WaysOn>
    </NoticePage>
  )
}

/** Instead of a dialog that did not load, or could not be drawn. It can be closed: the page below goes on without it. */
export function AbsentDialog({ failure, retry, onClose }: Failure & { onClose: () => void }) {
  const { notices } = useHouseWords()
  const words = useId()
  const title = failure === 'new-version' ? notices.newVersionTitle : notices.absentTitle
  return (
    <Dialog title={failure instanceof Error ? notices.pieceTitle : title} onClose={onClose} question={words}>
      <p id={words}>
        <FailureText failure={failure} />
      </p>
      <WaysOn>
        <FailureWays failure={failure} retry={retry} />
        <Plank onClick={onClose}>{notices.goOnWithout}</Plank>
      </WaysOn>
    </Dialog>
  )
}

/** Instead of a piece of a page that did not load, or could not be drawn: the rest of the page does without it. */
export function AbsentLeaf({ failure, retry }: Failure) {
  return (
    <div role="status">
      <p>
        <FailureText failure={failure} />
      </p>
      <WaysOn>
        <FailureWays failure={failure} retry={retry} />
      </WaysOn>
    </div>
  )
}

function FailureText({ failure }: Pick<Failure, 'failure'>) {
  const { notices } = useHouseWords()
  return failure instanceof Error ? notices.piece : <LoadProblemText problem={failure} />
}

function FailureWays({ failure, retry }: Failure) {
  const { notices } = useHouseWords()
  if (failure instanceof Error) return <Plank onClick={retry}>{notices.tryAgain}</Plank>
  return <LoadProblemWays problem={failure} retry={retry} />
}
