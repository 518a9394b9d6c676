import { openLater, useEdition } from '../../offline/edition.ts'
import { Plank } from '../art/index.ts'
import type { LoadProblem } from '../page/load-problem.ts'
import { useTale } from '../page/open-tale.ts'
import { toShelf, usePage } from '../page/page.ts'
import { useHouseWords } from '../text/house.ts'
import { KeepCopy } from './KeepCopy.tsx'

/** Why a part did not load; of a new version also what becomes of the game. */
export function LoadProblemText({ problem }: { problem: LoadProblem }) {
  const { notices } = useHouseWords()
  const isSaved = useIsSaved()
  if (problem !== 'new-version') return <>{notices.absent[problem]}</>
  return <>{`${notices.absent[problem]} ${isSaved ? notices.gameSaved : notices.lostOnReload}`}</>
}

/** What can be done about a part that did not load. A newer version is loaded at once: trying again cannot help. */
export function LoadProblemWays({ problem, retry }: { problem: LoadProblem; retry: () => void }) {
  const { notices } = useHouseWords()
  const tale = useTale()
  const isSaved = useIsSaved()
  if (problem !== 'new-version')
    return (
      <>
        <Plank onClick={retry}>{notices.tryAgain}</Plank>
        <Plank onClick={() => location.reload()}>{notices.reload}</Plank>
      </>
    )
  return (
    <>
      <Plank onClick={loadNewVersion}>{notices.loadNewVersion}</Plank>
      {tale && !isSaved && <KeepCopy tale={tale} />}
    </>
  )
}

/** The way to the shelf from a page that failed; nothing on the shelf itself. */
export function ShelfWay() {
  const { notices } = useHouseWords()
  const isOnShelf = usePage(({ shelf, house }) => shelf && house === null)
  return isOnShelf ? null : <Plank onClick={toShelf}>{notices.toShelf}</Plank>
}

/** True if a reload finds the open game again, or none is open. */
function useIsSaved(): boolean {
  const game = useTale()?.game.getState()
  return !game?.session || game.storage === 'ok'
}

/** A version that this browser has stored already waits to be opened; else the server has it. */
function loadNewVersion(): void {
  const { open } = useEdition.getState()
  openLater()
  if (open) open()
  else location.reload()
}
