import { fortress, type State } from '../../../../engine/fortress/index.ts'
import {
  type ColumnSum,
  columnSum,
  mayDieTonight,
  stateAfter,
  THROWS,
  victories,
} from '../../foresight/index.ts'
import type { Aimed } from '../../intent/aim.ts'
import { useAim } from '../../table.ts'
import { type Messages, useMessages } from '../../words/messages.ts'
import { useReal } from '../now/at-table.ts'
import { percent } from './odds-words.ts'
import styles from './Sums.module.css'

/** A column as it would be fought: now, or with one more in it. */
export interface SumCase {
  id: 'now' | 'aimed'
  title: string
  sum: ColumnSum
}

/** What the column comes to if it fights now, and with whoever is aimed. */
export function sumCases(state: State, aimed: Aimed | null, { cards, foresight }: Messages): SumCase[] {
  const now = columnSum(state)
  const more = aimed?.kind === 'soldier' ? withOneMore(state, aimed) : null
  return [
    ...(now ? [{ id: 'now' as const, title: foresight.fightNow, sum: now }] : []),
    ...(more && aimed?.kind === 'soldier'
      ? [{ id: 'aimed' as const, title: foresight.withOne(cards.nicks[aimed.creature]), sum: more }]
      : []),
  ]
}

function withOneMore(state: State, { creature }: Extract<Aimed, { kind: 'soldier' }>): ColumnSum | null {
  const action = { type: 'send', card: creature } as const
  if (fortress.refuse(state, action)) return null
  const after = stateAfter(state, action)
  return after && columnSum(after)
}

export const sumWords = ({ slain, fallen, left, total }: ColumnSum, { foresight }: Messages): string =>
  foresight.sum(slain.length, fallen.length, left, total)

/** Where the last defender would fall: what the assault comes to then. */
export function lastWords({ assault, total }: ColumnSum, mayDie: boolean, m: Messages): string {
  if (!assault) return ''
  return m.foresight.lastFalls(
    total,
    percent(victories(assault) / THROWS, m),
    percent(assault['total-victory'] / THROWS, m),
    mayDie,
  )
}

/** The same on a slip of paper, beside what fights. */
export function Sums() {
  const m = useMessages()
  const state = useReal()
  const aimed = useAim((aim) => aim.aimed)
  const cases = sumCases(state, aimed, m)
  if (cases.length === 0) return null
  const last = lastWords((cases.at(-1) ?? cases[0])?.sum ?? NOTHING, mayDieTonight(state), m)
  return (
    <div className={styles['slip']}>
      {cases.map(({ id, title, sum }) => (
        <p key={id} data-case={id}>
          <b>{title}</b> <span>{sumWords(sum, m)}</span>
        </p>
      ))}
      {last && <p className={styles['last']}>{last}</p>}
    </div>
  )
}

const NOTHING: ColumnSum = { slain: [], fallen: [], left: 0, total: 0, assault: null, loses: false }
