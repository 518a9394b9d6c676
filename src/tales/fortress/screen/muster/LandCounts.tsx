import { inAll, KINDS, MOST_LANDS } from '../../../../engine/fortress/index.ts'
import { Heading } from '../../../../ui/art/index.ts'
import { Land } from '../../art/index.ts'
import type { Wish } from '../../saved-cover.ts'
import { useMusterWords } from '../../words/muster.ts'
import styles from './muster.module.css'
import { Stepper } from './Stepper.tsx'
import { withLands } from './wish.ts'

/** The number of lands of each kind in the deck. */
export function LandCounts({ wish, onChange }: { wish: Wish; onChange(wish: Wish): void }) {
  const { cards, muster } = useMusterWords()
  const all = inAll(wish.lands)
  return (
    <section aria-label={muster.lands}>
      <Heading>{muster.lands}</Heading>
      <ul className={styles.lands}>
        {KINDS.map((kind) => (
          <li key={kind} aria-label={cards.landsOf[kind](wish.lands[kind])}>
            <Land kind={kind} size={48} copy={1} spent={wish.lands[kind] === 0} />
            <Stepper
              count={wish.lands[kind]}
              more={muster.moreLand[kind]}
              less={muster.lessLand[kind]}
              canMore={all < MOST_LANDS}
              canLess={wish.lands[kind] > 0}
              onMore={() => onChange(withLands(wish, kind, 1))}
              onLess={() => onChange(withLands(wish, kind, -1))}
            />
            <span className={styles.look} aria-hidden="true">
              {cards.kinds[kind]}
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{muster.landsIn(all)}</p>
    </section>
  )
}
