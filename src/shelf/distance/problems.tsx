import type { RemoteTable } from '../../session/remote/remote-table.ts'
import { Button } from '../../ui/art/index.ts'
import { NewVersionWay } from '../../ui/notices/load-failure.tsx'
import { WaysOn } from '../../ui/page/NoticePage.tsx'
import { useDistanceWords } from '../../ui/text/distance.ts'

export type TableProblem = NonNullable<RemoteTable['problem']>

/** Problems of a page that is older than its server. */
const OF_PAGE: readonly TableProblem[] = ['protocol', 'rules', 'wrong-shape']

/** Problems that may be gone in a moment. */
const OF_MOMENT: readonly TableProblem[] = ['unreachable', 'busy', 'too-fast']

interface ProblemAlertProps {
  problem: TableProblem
  /** Repeats the failed request; absent if it cannot be repeated. */
  onRetry?: (() => void) | undefined
}

/** Explains why a request failed, and offers a next step. */
export function ProblemAlert({ problem, onRetry }: ProblemAlertProps) {
  const words = useDistanceWords()
  return (
    <div role="alert">
      <p>{words.problems[problem]}</p>
      <WaysOn>
        {OF_PAGE.includes(problem) && <NewVersionWay />}
        {onRetry && OF_MOMENT.includes(problem) && <Button onClick={onRetry}>{words.tryAgain}</Button>}
      </WaysOn>
    </div>
  )
}
