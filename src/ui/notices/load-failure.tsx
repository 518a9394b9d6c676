import { dismissUpdate, useAppUpdate } from '../../offline/app-update.ts'
import { Button } from '../art/index.ts'
import type { LoadProblem } from '../page/load-problem.ts'
import { useTale } from '../page/open-tale.ts'
import { goToShelf, usePage } from '../page/page.ts'
import { useAppWords } from '../text/house.ts'
import { KeepCopy } from './KeepCopy.tsx'

/** The reason why a file did not load; for a new version also whether the game is saved. */
export function LoadProblemText({ problem }: { problem: LoadProblem }) {
  const { notices } = useAppWords()
  const isSaved = useIsSaved()
  if (problem !== 'new-version') return <>{notices.absent[problem]}</>
  return <>{`${notices.absent[problem]} ${isSaved ? notices.gameSaved : notices.lostOnReload}`}</>
}

/** The buttons after a file did not load. A new version is loaded at once, because a retry cannot succeed. */
export function LoadProblemWays({ problem, retry }: { problem: LoadProblem; retry: () => void }) {
  const { notices } = useAppWords()
  const tale = useTale()
  const isSaved = useIsSaved()
  if (problem !== 'new-version')
    return (
      <>
        <Button onClick={retry}>{notices.tryAgain}</Button>
        <Button onClick={() => location.reload()}>{notices.reload}</Button>
      </>
    )
  return (
    <>
      <Button onClick={loadNewVersion}>{notices.loadNewVersion}</Button>
      {tale && !isSaved && <KeepCopy tale={tale} />}
    </>
  )
}

/** The button to the shelf on a page that failed; nothing on the shelf itself. */
export function ShelfWay() {
  const { notices } = useAppWords()
  const isOnShelf = usePage(({ shelf, house }) => shelf && house === null)
  return isOnShelf ? null : <Button onClick={goToShelf}>{notices.toShelf}</Button>
}

/** Hook: true if a reload finds the open game again, or none is open. */
function useIsSaved(): boolean {
  const game = useTale()?.game.getState()
  return !game?.session || game.storage === 'ok'
}

/** Opens the new version: the stored one if this browser has it, else the server's. */
function loadNewVersion(): void {
  const { open } = useAppUpdate.getState()
  dismissUpdate()
  if (open) open()
  else location.reload()
}
