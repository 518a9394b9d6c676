import { TREASURES } from '../../../../engine/fortress/index.ts'
import { Heading, OptionCard } from '../../../../ui/art/index.ts'
import { TreasureIcon } from '../../art/index.ts'
import type { Wish } from '../../saved-cover.ts'
import { useMusterWords } from '../../words/muster.ts'
import styles from './muster.module.css'

/** The choice of the deck's treasure. */
export function TreasureChoice({ wish, onChange }: { wish: Wish; onChange(wish: Wish): void }) {
  const { cards, muster } = useMusterWords()
  const chosen = TREASURES.find((id) => id === wish.treasure)
  return (
    <section aria-labelledby="one-treasure">
      <Heading>
        <span id="one-treasure">{muster.treasure}</span>
      </Heading>
      <div className={styles.treasures} role="radiogroup" aria-labelledby="one-treasure">
        {TREASURES.map((id) => (
          <OptionCard
            key={id}
            type="radio"
            name="treasure"
            className={styles.treasure ?? ''}
            // The label starts with the visible text, as voice control requires.
            aria-label={`${cards.treasureNicks[id]}, ${cards.treasureShort[id]}: ${cards.treasures[id]}`}
            aria-description={cards.treasureDoes[id]}
            checked={id === chosen}
            onChange={() => onChange({ ...wish, treasure: id })}
          >
            <TreasureIcon id={id} size={56} />
            <span className={styles.name}>{cards.treasureNicks[id]}</span>
            <span className={styles.look}>{cards.treasureShort[id]}</span>
          </OptionCard>
        ))}
      </div>
      <p className={styles.note}>{chosen && cards.treasureDoes[chosen]}</p>
    </section>
  )
}
