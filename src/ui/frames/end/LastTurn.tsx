import { type ComponentType, type ReactNode, useId } from 'react'
import { Heading } from '../../art/index.ts'
import type { PlacedLogEntryOf } from '../log/log-entry.ts'
import styles from './LastTurn.module.css'

interface LastTurnProps<Icon> {
  heading: string
  /** The log entries of the turn. */
  lines: readonly Pick<PlacedLogEntryOf<Icon>, 'key' | 'icon' | 'what' | 'why'>[]
  Mark: ComponentType<{ icon: Icon }>
  /** The board at the end of the turn. */
  children: ReactNode
}

/** The last turn of a game. */
export function LastTurn<Icon>({ heading, lines, Mark, children }: LastTurnProps<Icon>) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Heading>
        <span id={id}>{heading}</span>
      </Heading>
      <div className={styles['both']}>
        <ul className={styles['lines']}>
          {lines.map(({ key, icon, what, why }) => (
            <li key={key} className={styles['line']}>
              <Mark icon={icon} />
              <p>
                {what} {why && <span className={styles['why']}>{why}</span>}
              </p>
            </li>
          ))}
        </ul>
        {children}
      </div>
    </section>
  )
}
