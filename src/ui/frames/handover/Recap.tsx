import type { ComponentType } from 'react'
import { Heading } from '../../art/index.ts'
import { useSlipWords } from '../../text/slips.ts'
import type { PlacedLogEntryOf } from '../log/log-entry.ts'
import styles from './Recap.module.css'

/** The recap of events since the next player's last turn. */
export interface HappenedSince<Icon> {
  /** True if the player has not had a turn yet: the recap covers the whole game. */
  first: boolean
  /** The most important entries first. */
  lines: readonly Pick<PlacedLogEntryOf<Icon>, 'icon' | 'what' | 'why'>[]
  /** The text if there are no entries. */
  nothing: string
  /** The sign before an entry; `size` is the side of its box, in pixels. */
  Mark: ComponentType<{ icon: Icon; size: number }>
}

/** The list of events since the player's last turn. */
export function ToldSince<Icon>({ first, lines, nothing, Mark }: HappenedSince<Icon>) {
  const { handover } = useSlipWords()
  return (
    <>
      <Heading level={3}>{first ? handover.soFar : handover.since}</Heading>
      {lines.length === 0 && <p className={styles['line']}>{nothing}</p>}
      <ul>
        {lines.map(({ icon, what, why }) => (
          <li key={what} className={styles['line']}>
            <span className={styles['icon']}>
              <Mark icon={icon} size={40} />
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
