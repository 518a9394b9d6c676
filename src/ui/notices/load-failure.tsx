import { loadNewVersion } from '../../offline/load-new-version.ts'
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
      <NewVersionWay />
      {tale && !isSaved && <KeepCopy tale={tale} />}
    </>
  )
}

/** The button that loads the new version of a page. */
export function NewVersionWay() {
  const { notices } = useAppWords()
  return <Button onClick={loadNewVersion}>{notices.loadNewVersion}</Button>
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
