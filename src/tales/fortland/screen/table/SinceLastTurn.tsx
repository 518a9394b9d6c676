import { useMemo } from 'react'
import type { Seat } from '../../../../engine/fortland/index.ts'
import type { Session } from '../../game.ts'
import { turnsOf } from '../../turns.ts'
import { type Messages, useMessages } from '../../words/messages.ts'
import { logLines } from '../log/log-lines.ts'
import { useSession } from '../state/table-state.ts'
import styles from './ToDo.module.css'

/** A short list of the forts and falls since a country's last turn. */
export function SinceLastTurn({ seat }: { seat: Seat }) {
  const m = useMessages()
  const session = useSession()
  const lines = useMemo(() => sinceLastTurn(session, m, seat), [session, m, seat])
  if (lines === null) return <p className={styles['words']}>{m.table.todo.rollNote}</p>
  return (
    <ul className={styles['told']} aria-label={m.table.since}>
      {lines.length === 0 ? (
        <li>{m.table.quiet}</li>
      ) : (
        lines.map(({ key, what }) => <li key={key}>{what}</li>)
      )}
    </ul>
  )
}

/** Returns the log entries of others on forts and falls since a country's last turn; null before its first turn. */
export function sinceLastTurn(session: Session, m: Messages, seat: Seat) {
  const turns = turnsOf(session)
  const last = turns.findLastIndex((turn) => turn.seat === seat && turn.turn > 0)
  if (last < 0 && turns.every(({ turn }) => turn === 0)) return null
  return logLines(session, m).filter(
    ({ move, icon, turn }) => move > last && turn > 0 && (icon.kind === 'fort' || icon.kind === 'emblem'),
  )
}
