import { useEffect, useState } from 'react'
import type { OpenFailure } from '../../session/state.ts'
import { Button } from '../art/index.ts'
import { findLoadProblem, type LoadProblem } from '../page/load-problem.ts'
import { NoticePage, WaysOn } from '../page/NoticePage.tsx'
import { goToAppPage } from '../page/page.ts'
import type { Tale } from '../tale.ts'
import { useAppWords } from '../text/house.ts'
import { LoadProblemText, LoadProblemWays, ShelfWay } from './load-failure.tsx'

interface UnopenedPageProps {
  tale: Tale
  failure: OpenFailure
}

/** The page in place of a table that could not be opened: the reason, and ways on. */
export function UnopenedPage({ tale: { game }, failure }: UnopenedPageProps) {
  const { notices } = useAppWords()
  const problem = useLoadProblem(failure)
  const openAgain = () => void game.getState().openAgain()
  return (
    <NoticePage title={notices.unopenedTitle} seed="unopened">
      <p>
        {problem && <LoadProblemText problem={problem} />}
        {failure.code === 'storage' && notices.unopenedSlow}
        {failure.code === 'fault' && notices.unopened}
      </p>
      <WaysOn>
        {problem ? (
          <LoadProblemWays problem={problem} retry={openAgain} />
        ) : (
          <>
            <Button onClick={openAgain}>{notices.tryAgain}</Button>
            <Button onClick={() => location.reload()}>{notices.reload}</Button>
          </>
        )}
        <Button onClick={() => goToAppPage('tales')}>{notices.otherTales}</Button>
        <ShelfWay />
      </WaysOn>
    </NoticePage>
  )
}

/** Hook: why a file of the app did not load; null for other failures. */
function useLoadProblem(failure: OpenFailure): LoadProblem | null {
  const [found, setFound] = useState<LoadProblem>('missing')
  useEffect(() => {
    let isWanted = true
    if (failure.code === 'chunk') void findLoadProblem().then((problem) => isWanted && setFound(problem))
    return () => {
      isWanted = false
    }
  }, [failure])
  return failure.code === 'chunk' ? found : null
}
