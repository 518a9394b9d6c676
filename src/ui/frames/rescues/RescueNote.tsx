import { type ReactNode, useId } from 'react'
import { useRescueWords } from '../../text/rescues.ts'
import { FiveAcorns } from './FiveAcorns.tsx'
import styles from './RescueNote.module.css'
import { Strokes } from './Strokes.tsx'

interface RescueNoteProps {
  /** Its number, in words. */
  title: string
  name: string
  /** The goal, in a few words. */
  goal: string
  /** How hard it is in acorns, and the number of tries; null for a rescue outside the book. */
  acorns: number | null
  tries: number | null
  /** The number of actions that are enough, and the number of solutions. */
  deeds: number
  answers: number | null
  /** The situation and the task: two sentences. */
  children: ReactNode
}

/** The panel of a rescue: the goal, the acorns and the number of tries. */
export function RescueNote({ title, name, goal, acorns, tries, deeds, answers, children }: RescueNoteProps) {
  const rescues = useRescueWords()
  const id = useId()
  return (
    <section className={styles['note']} aria-labelledby={id}>
      <p className={styles['number']}>{title}</p>
      <h1 className={styles['name']} id={id}>
        {name}
      </h1>
      <p className={styles['goal']}>{goal}</p>
      <div className={styles['text']}>{children}</div>
      <dl className={styles['facts']}>
        {acorns !== null && (
          <div>
            <dt>{rescues.hard}</dt>
            <dd>
              <FiveAcorns acorns={acorns} height={26} />
              <span className="unseen">{rescues.hardSpoken(acorns)}</span>
            </dd>
          </div>
        )}
        {tries !== null && (
          <div>
            <dt>{rescues.tries}</dt>
            <dd>
              {tries === 0 ? rescues.noTries : <Strokes tries={tries} height={26} />}
              {tries > 0 && <span className="unseen">{rescues.triesSpoken(tries)}</span>}
            </dd>
          </div>
        )}
        <div>
          <dt>{rescues.deeds}</dt>
          <dd>
            {[rescues.enough(deeds), answers !== null && rescues.ways(answers)].filter(Boolean).join('; ')}
          </dd>
        </div>
      </dl>
    </section>
  )
}
