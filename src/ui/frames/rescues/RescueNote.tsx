import { type ReactNode, useId } from 'react'
import { useRescueWords } from '../../text/useRescueWords.ts'
import { FiveAcorns } from './FiveAcorns.tsx'
import styles from './RescueNote.module.css'
import { Strokes } from './Strokes.tsx'

interface RescueNoteProps {
  number: number
  name: string
  /** What is to be reached, in a few words. */
  goal: string
  acorns: number
  tries: number
  /** How many actions are enough, and in how many ways it ends well. */
  deeds: number
  answers: number
  /** How it stands, and what is to be done: two sentences. */
  children: ReactNode
}

/** The note that says what is to be saved, how hard that is, and how often it was tried. */
export function RescueNote({ number, name, goal, acorns, tries, deeds, answers, children }: RescueNoteProps) {
  const rescues = useRescueWords()
  const title = useId()
  return (
    <section className={styles['note']} aria-labelledby={title}>
      <p className={styles['number']}>{rescues.number(number)}</p>
      <h1 className={styles['name']} id={title}>
        {name}
      </h1>
      <p className={styles['goal']}>{goal}</p>
      <div className={styles['text']}>{children}</div>
      <dl className={styles['facts']}>
        <div>
          <dt>{rescues.hard}</dt>
          <dd>
            <FiveAcorns acorns={acorns} height={26} />
            <span className="unseen">{rescues.hardSpoken(acorns)}</span>
          </dd>
        </div>
        <div>
          <dt>{rescues.tries}</dt>
          <dd>
            {tries === 0 ? rescues.noTries : <Strokes tries={tries} height={26} />}
            {tries > 0 && <span className="unseen">{rescues.triesSpoken(tries)}</span>}
          </dd>
        </div>
        <div>
          <dt>{rescues.deeds}</dt>
          <dd>
            {rescues.enough(deeds)}; {rescues.ways(answers)}
          </dd>
        </div>
      </dl>
    </section>
  )
}
