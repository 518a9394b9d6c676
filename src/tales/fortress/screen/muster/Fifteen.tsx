import { CREATURES_IN_DECK, countsOf, MOST_ALIKE } from '../../../../engine/fortress/index.ts'
import { Heading } from '../../../../ui/art/index.ts'
import { SmallCard } from '../../art/index.ts'
import type { Wish } from '../../saved-cover.ts'
import { useMusterWords } from '../../words/muster.ts'
import styles from './muster.module.css'
import { Stepper } from './Stepper.tsx'
import { creaturesOf, withOneLess, withOneMore } from './wish.ts'

/** The creatures of the deck, in stacks of one to three, each with its counter. */
export function Fifteen({ wish, onChange }: { wish: Wish; onChange(wish: Wish): void }) {
  const { cards, muster } = useMusterWords()
  const stacks = countsOf(creaturesOf(wish))
  const all = wish.creatures.length
  const many = stacks.length > 5
  return (
    <section aria-label={muster.fifteen}>
      <Heading>
        {muster.fifteen} <small className={styles.count}>{muster.count(all)}</small>
      </Heading>
      {stacks.length === 0 && <p className={styles.note}>{muster.nobody}</p>}
      <ul className={styles.fifteen} data-many={many || undefined}>
        {stacks.map(({ card, count }) => (
          <li key={card} aria-label={muster.one(cards.creatures[card], count)}>
            <SmallCard card={card} deep={count} scale={many ? 0.62 : 1} />
            <Stepper
              count={count}
              more={muster.more(cards.creatures[card])}
              less={muster.less(cards.creatures[card])}
              canMore={count < MOST_ALIKE && all < CREATURES_IN_DECK}
              canLess
              onMore={() => onChange(withOneMore(wish, card))}
              onLess={() => onChange(withOneLess(wish, card))}
            />
            <span className={styles.name} aria-hidden="true">
              {cards.nicks[card]}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
