import type { ReactNode } from 'react'
import { fortress, isCreature, phaseOf, type State } from '../../../../engine/fortress/index.ts'
import { Heading } from '../../../../ui/art/index.ts'
import {
  assaultOdds,
  columnSum,
  moreByCast,
  RESULTS,
  stateAfter,
  totalNextTurn,
} from '../../foresight/index.ts'
import type { Aimed } from '../../intent/aim.ts'
import { useAim } from '../../runtime.ts'
import { type Messages, useMessages } from '../../words/messages.ts'
import { nickOf } from '../log/names.ts'
import { useLiveState } from '../state/table-state.ts'
import styles from './Odds.module.css'
import { OddsBar, OddsSwatch } from './OddsBar.tsx'
import { oddsWords } from './odds-words.ts'

/** One line of the odds: the case, and the army's total in it. */
export interface OddsCase {
  id: string
  title: string
  total: number
}

/** Returns the cases to show: now or after the fight, after the target's action, and after one more turn's cast [S 23]. */
export function oddsCases(state: State, aimed: Aimed | null, m: Messages): OddsCase[] {
  const { foresight } = m
  const sum = columnSum(state)
  const now: OddsCase = sum
    ? { id: 'now', title: foresight.atColumn, total: sum.total }
    : { id: 'now', title: foresight.atNow, total: totalNow(state) }
  const after = aimedTotal(state, aimed)
  const cases = [now]
  if (after !== null && aimed)
    cases.push({
      id: 'aimed',
      title: foresight.atAimed('creature' in aimed ? m.cards.the[aimed.creature] : nickOf(aimed.card, m)),
      total: after,
    })
  const more = moreByCast(afterCast(state, aimed))
  if (more.added > 0 && !state.outcome)
    cases.push({
      id: 'more',
      title: foresight.atCast(m.common.list(more.cast.map((card) => nickOf(card, m)))),
      total: (after ?? now.total) + more.added,
    })
  return cases
}

/** Returns the present total. Resting creatures count before the turn of the assault, but not in it. */
function totalNow(state: State): number {
  if (phaseOf(state) !== 'assault') return totalNextTurn(state)
  const ready = state.army.filter(({ fresh }) => !fresh || state.treasure === 'league-boots')
  return totalNextTurn({ ...state, army: ready })
}

/** Returns the position for the cast: after the targeted card if it is castable. */
const afterCast = (state: State, aimed: Aimed | null): State =>
  (aimed?.kind === 'card' && stateAfter(state, { type: 'cast', card: aimed.card })) || state

/** Returns the total after the target's action: after a cast, or after a fight with one more creature. */
function aimedTotal(state: State, aimed: Aimed | null): number | null {
  if (!aimed || aimed.kind === 'defender' || aimed.kind === 'lands') return null
  if (aimed.kind === 'card') {
    if (!isCreature(aimed.card) && aimed.card !== 'siege-ram' && aimed.card !== 'golden-key') return null
    const after = stateAfter(state, { type: 'cast', card: aimed.card })
    return after && totalNextTurn(after)
  }
  const action = { type: 'send', card: aimed.creature } as const
  if (fortress.refuse(state, action)) return null
  const after = stateAfter(state, action)
  return after && (columnSum(after)?.total ?? null)
}

/** The odds of the assault as bars with texts; `children` precede the legend. */
export function Odds({ children }: { children?: ReactNode }) {
  const m = useMessages()
  const state = useLiveState()
  const aimed = useAim((aim) => aim.aimed)
  return (
    <section className={styles['odds']} aria-label={m.foresight.assault}>
      <Heading>{m.foresight.assault}</Heading>
      {oddsCases(state, aimed, m).map(({ id, title, total }) => {
        const odds = assaultOdds(total, state.place.walls)
        return (
          <div key={id}>
            <p className={styles['head']}>
              <span>{title}</span> <b>{total}</b>
            </p>
            <OddsBar odds={odds} width={178} />
            <p className={styles['words']}>{oddsWords(odds, m)}</p>
          </div>
        )
      })}
      {children}
      <ul className={styles['key']} aria-hidden="true">
        {RESULTS.map((result) => (
          <li key={result}>
            <OddsSwatch result={result} /> {m.foresight.results[result]}
          </li>
        ))}
      </ul>
    </section>
  )
}
