import { useId } from 'react'
import { Button } from '../art/index.ts'
import { LoadProblemText, LoadProblemWays, ShelfWay } from '../notices/load-failure.tsx'
import { TroublePage } from '../notices/TroublePage.tsx'
import { Dialog } from '../page/Dialog.tsx'
import { NoticePage, WaysOn } from '../page/NoticePage.tsx'
import { useAppWords } from '../text/house.ts'
import styles from './Absent.module.css'
import type { Failure } from './Late.tsx'

/** The page while its file loads: empty for a moment, then a message. */
export function ComingPage() {
  const { notices } = useAppWords()
  return <main className={styles.coming}>{notices.coming}</main>
}

/** The page if its file did not load, or if it could not be drawn. */
export function PageFallback({ failure, retry }: Failure) {
  const { notices } = useAppWords()
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

/** The dialog if its file did not load, or if it could not be drawn. It can be closed, and the page stays usable. */
export function DialogFallback({ failure, retry, onClose }: Failure & { onClose: () => void }) {
  const { notices } = useAppWords()
  const words = useId()
  const title = failure === 'new-version' ? notices.newVersionTitle : notices.absentTitle
  return (
    <Dialog title={failure instanceof Error ? notices.pieceTitle : title} onClose={onClose} question={words}>
      <p id={words}>
        <FailureText failure={failure} />
      </p>
      <WaysOn>
        <FailureWays failure={failure} retry={retry} />
        <Button onClick={onClose}>{notices.goOnWithout}</Button>
      </WaysOn>
    </Dialog>
  )
}

/** The piece of a page if its file did not load, or if it could not be drawn. The rest of the page stays. */
export function InlineFallback({ failure, retry }: Failure) {
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
  const { notices } = useAppWords()
  return failure instanceof Error ? notices.piece : <LoadProblemText problem={failure} />
}

function FailureWays({ failure, retry }: Failure) {
  const { notices } = useAppWords()
  if (failure instanceof Error) return <Button onClick={retry}>{notices.tryAgain}</Button>
  return <LoadProblemWays problem={failure} retry={retry} />
}
