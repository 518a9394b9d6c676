import { FACE_OF, type State } from '../../../../../engine/fairy-tale/index.ts'
import type { Direction } from '../../../../../engine/kernel/index.ts'
import { DieIcon, OrderNumber } from '../../../../../ui/art/index.ts'
import { useTable } from '../../../runtime.ts'
import type { AllWords } from '../../../words/all-words.ts'
import { startOf } from '../../log/explain.ts'
import type { FullLogWriter } from '../../log/line.ts'
import { askWhy, type Explained } from './explanation.ts'
import { FateSign } from './FateSign.tsx'
import type { StepMoment } from './moments.ts'
import { questionOf, waysFrom } from './questions.ts'
import { RuleQuote } from './RuleQuote.tsx'
import { stepAnswer, type WordedExit } from './step-words.ts'
import styles from './WhyCard.module.css'

interface StepPartProps {
  found: Explained
  moment: StepMoment
  teller: FullLogWriter
  real: State
}

/** A step in words: the monster, the exits as a numbered list, the result, and the rule. */
export function StepPart({ found, moment, teller, real }: StepPartProps) {
  const { m } = teller
  const { why } = m
  const { asked, moments, index } = found
  const answer = stepAnswer(teller, moment)
  const { parts } = moment.run
  const next = asked.kind === 'next'
  const earlier = new Set(
    moments.slice(0, index).flatMap((one) => (one.kind === 'step' ? [one.run.monster] : [])),
  )
  earlier.delete(moment.run.monster)
  return (
    <>
      <p className={styles['who']}>
        {answer.who} {parts.length > 1 && `${why.stepOf(moment.index + 1, parts.length)}. `}
        {answer.before} {answer.exits.length > 0 && (next ? why.triesIf(why.faces[asked.way]) : why.tries)}
        {next && earlier.size > 0 && ` ${why.movesAfter(earlier.size)}`}
      </p>
      {next && <Ways m={m} found={found} moment={moment} real={real} />}
      {answer.exits.length > 0 && (
        <ol className={styles['exits']} aria-label={why.exits}>
          {answer.exits.map((exit) => (
            <ExitRow key={exit.side} m={m} exit={exit} />
          ))}
        </ol>
      )}
      {answer.after.length > 0 && <p className={styles['after']}>{answer.after.join(' ')}</p>}
      <RuleQuote m={m} {...answer.rule} />
    </>
  )
}

function ExitRow({ m: { why }, exit }: { m: AllWords; exit: WordedExit }) {
  const { order, fate, side, name, reason, note } = exit
  const state = fate === 'taken' ? 'counts' : 'untried'
  return (
    <li className={styles['exit']} data-fate={fate}>
      <svg className={styles['number']} viewBox="-18 -18 36 36" aria-hidden="true">
        <OrderNumber value={order} state={fate === 'refused' ? 'plain' : state} />
      </svg>
      <div>
        <p>
          <span className={styles['way']}>{name}</span> <span className={styles['reason']}>· {reason}</span>
        </p>
        <p className={styles['note']}>{note}</p>
      </div>
      <FateSign fate={fate} side={side} label={why.fates[fate]} />
    </li>
  )
}

interface WaysProps {
  m: AllWords
  found: Explained
  moment: StepMoment
  real: State
}

/** The rolls that would move the monster, as buttons to another explanation. */
function Ways({ m, found: { asked }, moment, real }: WaysProps) {
  const table = useTable()
  const { why } = m
  if (asked.kind !== 'next' || moment.index > 0) return null
  const ways = waysFrom(real, startOf(moment.part))
  const ask = (way: Direction | 'all') => {
    const question = questionOf(null, real, moment.run.monster, way)
    if (question) askWhy(table, question)
  }
  return (
    <fieldset className={styles['ways']} aria-label={why.which}>
      {ways.map((way) => (
        <button
          key={way}
          type="button"
          aria-pressed={way === asked.way}
          aria-label={why.faces[way]}
          onClick={() => ask(way)}
        >
          <DieIcon face={FACE_OF[way]} size={30} hot={way === asked.way} />
        </button>
      ))}
    </fieldset>
  )
}
