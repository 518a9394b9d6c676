import { useState } from 'react'
import type { PressedSeals } from '../../store/seals-store.ts'
import { Heading } from '../../ui/art/index.ts'
import { Wax } from '../../ui/art/marks/Wax.tsx'
import type { SealLook } from '../../ui/stats/stats.ts'
import { useChronicleWords } from '../../ui/text/chronicle.ts'
import { useDayText } from '../../ui/text/dates.ts'
import styles from './Seals.module.css'

/** A seal with its words. `name` is its key in storage. */
export interface NamedSeal extends Omit<SealLook, 'id'> {
  name: string
  called: string
  how: string
}

interface SealsProps {
  seals: readonly NamedSeal[]
  pressed: PressedSeals
}

/** All seals, earned ones in wax and the others as rings. A click says how to earn one. */
export function Seals({ seals, pressed }: SealsProps) {
  const words = useChronicleWords()
  const day = useDayText()
  const [asked, ask] = useState<string | null>(null)
  const found = seals.find(({ name }) => name === asked)
  const by = found && pressed[found.name]
  const earned = seals.filter(({ name }) => Object.hasOwn(pressed, name)).length
  return (
    <section>
      <Heading>{words.seals}</Heading>
      <ul className={styles['seals']}>
        {seals.map(({ name, called, colour, sign }) => {
          const isEarned = Object.hasOwn(pressed, name)
          return (
            <li key={name}>
              <button
                type="button"
                className={styles['seal']}
                aria-pressed={asked === name}
                data-earned={isEarned}
                onClick={() => ask(asked === name ? null : name)}
              >
                <Wax size={72} colour={colour} sign={sign} blank={!isEarned} />
                <span>{called}</span>
                <span className="unseen"> {isEarned ? words.earned : words.toEarn}</span>
              </button>
            </li>
          )
        })}
      </ul>
      <p className={styles['told']} role="status">
        {found ? (
          <>
            <b>{found.called}.</b> {found.how} {by && words.earnedBy(day(by.when))}
          </>
        ) : (
          words.pressed(earned, seals.length)
        )}
      </p>
    </section>
  )
}
