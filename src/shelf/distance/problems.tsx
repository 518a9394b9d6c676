import { type RemoteTable, useRemoteTable } from '../../session/remote/remote-table.ts'
import { Button } from '../../ui/art/index.ts'
import { KeepCopy } from '../../ui/notices/KeepCopy.tsx'
import { NewVersionWay } from '../../ui/notices/load-failure.tsx'
import { WaysOn } from '../../ui/page/NoticePage.tsx'
import { usePage } from '../../ui/page/page.ts'
import { useDistanceWords } from '../../ui/text/distance.ts'
import { useTaleOfTable } from './seats.ts'

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
  // A table that stops in play says so in its lobby.
  const isLost = useRemoteTable(({ lobby }) => problem === 'stopped' && lobby?.trouble !== 'stopped')
  return (
    <div role="alert">
      <p>{isLost ? words.cannotGoOn : words.problems[problem]}</p>
      <WaysOn>
        {OF_PAGE.includes(problem) && <NewVersionWay />}
        {problem === 'stopped' && <KeepTable />}
        {onRetry && OF_MOMENT.includes(problem) && <Button onClick={onRetry}>{words.tryAgain}</Button>}
      </WaysOn>
    </div>
  )
}

/** The button that saves the game of a stopped table as a file; nothing if this device does not have the whole game. */
export function KeepTable() {
  const { tale } = useTaleOfTable()
  const isShown = usePage(({ remote }) => remote !== null)
  if (!tale || !isShown || tale.game.getState().copy() === null) return null
  return <KeepCopy tale={tale} />
}
