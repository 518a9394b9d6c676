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
import { useAim } from '../../runtime.ts'
import { type Messages, useMessages } from '../../words/messages.ts'
import { useLiveState } from '../state/table-state.ts'
import { percent } from './odds-words.ts'
import styles from './Sums.module.css'

/** The column at the moment of a fight: as it is, or with one more creature. */
export interface SumCase {
  id: 'now' | 'aimed'
  title: string
  sum: ColumnSum
}

/** Returns the results of a fight now, and with the targeted creature. */
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

/** Describes the assault after the last defender would fall. */
export function lastWords({ assault, total }: ColumnSum, mayDie: boolean, m: Messages): string {
  if (!assault) return ''
  return m.foresight.lastFalls(
    total,
    percent(victories(assault) / THROWS, m),
    percent(assault['total-victory'] / THROWS, m),
    mayDie,
  )
}

/** The results of a fight on a slip of paper. */
export function Sums() {
  const m = useMessages()
  const state = useLiveState()
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
