import { useEffect, useState } from 'react'
import type { OpenFailure } from '../../session/state.ts'
import { Plank } from '../art/index.ts'
import { findLoadProblem, type LoadProblem } from '../page/load-problem.ts'
import { NoticePage, WaysOn } from '../page/NoticePage.tsx'
import { toHouse } from '../page/page.ts'
import type { Tale } from '../tale.ts'
import { useHouseWords } from '../text/house.ts'
import { LoadProblemText, LoadProblemWays, ShelfWay } from './load-failure.tsx'

interface UnopenedPageProps {
  tale: Tale
  failure: OpenFailure
}

/** Instead of the table of a game that could not be opened: why not, and several ways on. */
export function UnopenedPage({ tale: { game }, failure }: UnopenedPageProps) {
  const { notices } = useHouseWords()
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
            <Plank onClick={openAgain}>{notices.tryAgain}</Plank>
            <Plank onClick={() => location.reload()}>{notices.reload}</Plank>
          </>
        )}
        <Plank onClick={() => toHouse('tales')}>{notices.otherTales}</Plank>
        <ShelfWay />
      </WaysOn>
    </NoticePage>
  )
}

/** Why a part of the program did not load; null where that is not what failed. */
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
