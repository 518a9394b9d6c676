import { useMemo } from 'react'
import { extent, monstersToCome, type State } from '../../../../engine/fairy-tale/index.ts'
import { Heading } from '../../../../ui/art/index.ts'
import { useMessages } from '../../../../ui/text/useMessages.ts'
import type { Session } from '../../game.ts'
import { LineIcon } from '../log/LineIcon.tsx'
import { sayCount } from '../log/tell.ts'
import { sinceLastTurn } from './happened-since.ts'
import { lineOf } from './lines.ts'
import styles from './Told.module.css'

interface ToldProps {
  session: Session
  state: State
}

/** What happened since this person's last turn. */
export function Told({ session, state }: ToldProps) {
  const m = useMessages()
  const { first, findings } = useMemo(() => sinceLastTurn(session, state.onTurn), [session, state])
  const teller = { m, config: session.config }
  return (
    <>
      <Heading level={3}>{first ? m.handover.soFar : m.handover.since}</Heading>
      {findings.length === 0 && <p className={styles['line']}>{m.handover.quiet}</p>}
      <ul>
        {findings.map((finding) => {
          const { icon, what, why } = lineOf(teller, finding)
          return (
            <li key={what} className={styles['line']}>
              <span className={styles['icon']}>
                <LineIcon icon={icon} size={40} />
              </span>
              <span>
                {what} {why && <span className={styles['why']}>{why}</span>}
              </span>
            </li>
          )
        })}
      </ul>
    </>
  )
}

/** What comes first in this turn: so many new monsters, and why so many. */
export function FirstPhase({ state }: { state: State }) {
  const m = useMessages()
  const total = monstersToCome(state)
  const { width, height } = extent(state.tiles)
  return (
    <div className={styles['phase']}>
      <span className={styles['number']} aria-hidden="true">
        1
      </span>
      <p>
        <span className={styles['what']}>{m.handover.newMonsters(total)}</span>
        <span className={styles['note']}>{sayCount(m, { total, width, height })}</span>
      </p>
    </div>
  )
}
