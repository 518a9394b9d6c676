import type { ComponentType } from 'react'
import { Heading } from '../../art/index.ts'
import { useSlipWords } from '../../text/slips.ts'
import type { ToldLine } from '../log/told-line.ts'
import styles from './Told.module.css'

/** What happened since the last turn of whoever is next. */
export interface Since<Icon> {
  /** They have not had a turn yet: it is all that happened so far. */
  first: boolean
  /** The weightiest first. */
  lines: readonly Pick<ToldLine<Icon>, 'icon' | 'what' | 'why'>[]
  /** What is said where there are none. */
  nothing: string
  /** What stands before a line; `size` is the side of its box, in pixels. */
  Mark: ComponentType<{ icon: Icon; size: number }>
}

/** What happened meanwhile, line by line. */
export function ToldSince<Icon>({ first, lines, nothing, Mark }: Since<Icon>) {
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
