import { useMemo } from 'react'
import type { Seat } from '../../../../engine/citadel/index.ts'
import { Heading } from '../../../../ui/art/index.ts'
import { useMessages } from '../../words/messages.ts'
import { useHeard } from '../state/table-state.ts'
import { LineIcon, type PlacedLogEntry } from './LineIcon.tsx'
import { logLines } from './log-lines.ts'
import styles from './SinceLastTurn.module.css'
import { isSeatChange, useWithSeatChanges } from './seat-changes.ts'

/** The log entries since an Order's last turn, as the viewer may read them. */
export function SinceLastTurn({ seat }: { seat: Seat }) {
  const m = useMessages()
  const { gate } = m.table
  const heard = useHeard()
  const all = useWithSeatChanges(useMemo(() => logLines(heard, m), [heard, m]))
  const lines = useMemo(() => sinceLastTurn(all, seat), [all, seat])
  return (
    <>
      <Heading level={2}>{lines.isFirst ? gate.soFar : gate.since}</Heading>
      {lines.told.length === 0 && <p className={styles['line']}>{gate.quiet}</p>}
      <ul className={styles['told']}>
        {lines.told.map(({ key, icon, what, why }) => (
          <li key={key} className={styles['line']}>
            <span aria-hidden="true">
              <LineIcon icon={icon} />
            </span>
            <span>
              {what} {why && <span className={styles['why']}>{why}</span>}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Maximum number of log entries. The newest are shown. */
const MOST = 6

/** Returns the log entries since a seat's last turn. `isFirst`: it has had no turn yet, and the entries start with the game. */
function sinceLastTurn(
  lines: readonly PlacedLogEntry[],
  seat: Seat,
): { told: readonly PlacedLogEntry[]; isFirst: boolean } {
  const last = lines.findLastIndex((line) => line.seat === seat && line.turn > 0 && !isSeatChange(line))
  const isFirst = last < 0
  const later = lines.slice(last + 1).filter(({ turn }) => turn > 0 || isFirst)
  return { told: later.slice(-MOST), isFirst }
}
