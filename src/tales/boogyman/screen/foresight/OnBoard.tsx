import { useReal, useSession } from '../now/at-table.ts'
import { LastTurn } from './LastTurn.tsx'
import { usePointing } from './pointing.ts'
import { ThreatMarks } from './ThreatMarks.tsx'
import { useWarnings } from './useWarnings.ts'

/** Under the pieces of the table's board: where those of the last turn went. */
export function TracksOnBoard() {
  const { turn, outcome } = useReal()
  const { moves } = useSession()
  // When the game is over, its last turn is the one that ended it.
  return <LastTurn moves={moves} turn={outcome ? turn + 1 : turn} />
}

/** Over them: what either side could do next. */
export function ThreatsOnBoard() {
  const warnings = useWarnings(useReal())
  const pointed = usePointing(({ warning }) => warning)
  return <ThreatMarks warnings={warnings} pointed={pointed} />
}
