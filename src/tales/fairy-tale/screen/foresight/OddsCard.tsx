import { memo, type ReactNode, useEffect } from 'react'
import type { State } from '../../../../engine/fairy-tale/index.ts'
import { DIRECTIONS } from '../../../../engine/kernel/index.ts'
import { Heading } from '../../../../ui/art/index.ts'
import { MonsterIcon } from '../../art/index.ts'
import { type Estimate, estimateOf, TURNS_AHEAD } from '../../bots/tally.ts'
import type { Losses, MovementOdds } from '../../foresight/index.ts'
import { useFar } from '../../intent/far-odds.ts'
import { useAllWords } from '../../words/all-words.ts'
import styles from './Odds.module.css'
import type { RollOutcomes } from './outcomes.ts'

/** The maximum number of threatening monsters to name. */
const NAMED = 4

/** The odds of the oak: for this movement by side and by monster, by the end of the next turn, and a rough estimate beyond. */
export const OddsCard = memo(function OddsCard({ ahead: { state, odds, dieless } }: { ahead: RollOutcomes }) {
  const { foresight, futures } = useAllWords()
  const { far, fresh } = useFarOdds(state)
  const { odds: words } = futures
  return (
    <section className={styles['odds']} aria-label={words.heading}>
      <Heading level={3}>{words.heading}</Heading>
      <Part title={dieless ? foresight.certain.now : words.now}>
        <Hearts losses={odds.losses} />
      </Part>
      {odds.losses[0] < 1 && <Causes odds={odds} />}
      {far?.losses && (
        <Part title={words.next} stale={!fresh}>
          <Hearts losses={far.losses} />
        </Part>
      )}
      {far && far.tally.games > 0 && (
        <Part title={words.far(TURNS_AHEAD)} stale={!fresh}>
          <Rough name={words.anyHeart} estimate={estimateOf(far.tally.hurt, far.tally.games)} />
          <Rough name={words.theTale} estimate={estimateOf(far.tally.lost, far.tally.games)} />
        </Part>
      )}
    </section>
  )
})

/** Returns the odds of later turns. The last answer stays until the next one is computed. */
function useFarOdds(state: State) {
  const ask = useFar((store) => store.ask)
  const far = useFar((store) => store.far)
  const fresh = useFar((store) => store.state === state)
  useEffect(() => ask(state), [ask, state])
  return { far, fresh }
}

function Part({ title, stale = false, children }: { title: string; stale?: boolean; children: ReactNode }) {
  return (
    <div className={styles['part']} data-stale={stale || undefined}>
      <h4 className={styles['title']}>{title}</h4>
      <ul className={styles['rows']}>{children}</ul>
    </div>
  )
}

/** The exact probability of each number of lost hearts. */
function Hearts({ losses }: { losses: Losses }) {
  const { odds } = useAllWords().futures
  const counts = ([1, 2, 3] as const).filter((count) => losses[count] > 0)
  if (counts.length === 0) return <Row name={odds.hearts(0)} chance={1} safe words={odds.percent(1)} />
  return counts.map((count) => (
    <Row key={count} name={odds.hearts(count)} chance={losses[count]} words={odds.percent(losses[count])} />
  ))
}

/** An estimate with its margin of error. */
function Rough({ name, estimate }: { name: string; estimate: Estimate | null }) {
  const { odds } = useAllWords().futures
  if (!estimate) return null
  const { chance, giveOrTake } = estimate
  return <Row name={name} chance={chance} spread={giveOrTake} words={odds.about(chance, giveOrTake)} />
}

/** The sides and the monsters that may cost hearts. */
function Causes({ odds: { bySide, threats } }: { odds: MovementOdds }) {
  const m = useAllWords()
  const { odds } = m.futures
  const sides = [...DIRECTIONS, 'all' as const].filter((way) => bySide[way] > 0)
  const text = sides.map((way) => odds.by(m.foresight.rolls[way], odds.percent(bySide[way])))
  return (
    <div className={styles['causes']}>
      <p>{m.common.list(text)}</p>
      <ul className={styles['threats']}>
        {threats.slice(0, NAMED).map(({ monster, kind, chance }) => (
          <li key={monster} className={styles['threat']}>
            <MonsterIcon kind={kind} size={24} />
            <span className="unseen">{m.common.monsters[kind]}:</span> {odds.percent(chance)}
          </li>
        ))}
      </ul>
    </div>
  )
}

interface RowProps {
  name: string
  chance: number
  /** The probability in words. */
  words: string
  spread?: number
  safe?: boolean
}

/** A probability: its name, a bar, and the number. The bar only repeats the words. */
function Row({ name, chance, words, spread = 0, safe = false }: RowProps) {
  const percent = (share: number) => `${Math.round(Math.min(Math.max(share, 0), 1) * 1000) / 10}%`
  return (
    <li className={styles['row']} data-safe={safe || undefined} data-rough={spread > 0 || undefined}>
      <span>{name}</span>
      <span className={styles['number']}>{words}</span>
      <span className={styles['bar']} aria-hidden="true">
        <span className={styles['chance']} style={{ width: percent(chance) }} />
        {spread > 0 && (
          <span
            className={styles['spread']}
            style={{ left: percent(chance - spread), right: percent(1 - chance - spread) }}
          />
        )}
      </span>
    </li>
  )
}
