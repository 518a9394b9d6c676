import { type CardId, countsOf, isCreature, isLand, isTreasure } from '../../../../engine/fortress/index.ts'
import { Heading } from '../../../../ui/art/index.ts'
import { CreatureIcon, KindIcon, TreasureIcon } from '../../art/index.ts'
import { type CategoryCounts, nextCard } from '../../foresight/index.ts'
import { type Messages, useMessages } from '../../words/messages.ts'
import { percent } from '../foresight/odds-words.ts'
import { fullName } from '../log/names.ts'
import { useDisplayedState, useLiveState } from '../state/table-state.ts'
import styles from './Deck.module.css'

/** The contents of the deck with numbers of copies, and the odds of the next card. */
export function Deck() {
  const m = useMessages()
  const { deck } = useDisplayedState()
  const real = useLiveState()
  return (
    <section data-deck="" className={styles['deck']} aria-label={m.table.deck}>
      <Heading>{m.table.deck}</Heading>
      {deck.length === 0 ? (
        <p className={styles['next']}>{m.table.deckEmpty}</p>
      ) : (
        <>
          <ul className={styles['cards']}>
            {countsOf(deck).map(({ card, count }) => (
              <li key={card} title={fullName(card, m)}>
                <AnyIcon card={card} size={28} />
                <b>{count}</b>
                <span className="unseen">{fullName(card, m)}</span>
              </li>
            ))}
          </ul>
          <p className={styles['next']}>{nextWords(nextCard(real), m)}</p>
        </>
      )}
    </section>
  )
}

/** Any card as a small picture. */
export function AnyIcon({ card, size }: { card: CardId; size: number }) {
  if (isCreature(card)) return <CreatureIcon id={card} size={size} />
  if (isTreasure(card)) return <TreasureIcon id={card} size={size} />
  return isLand(card) ? <KindIcon kind={card} size={size * 0.86} /> : null
}

/** Returns the odds of the next card in words. */
export function nextWords({ of, lands, castable, treasure }: CategoryCounts, m: Messages): string {
  const { nextCard: say } = m.table
  const parts = [
    ...(lands > 0 ? [say.land(percent(lands / of, m))] : []),
    ...(castable > 0 ? [say.cast(percent(castable / of, m))] : []),
    ...(treasure > 0 ? [say.treasure(percent(treasure / of, m))] : []),
  ]
  return parts.length === 0 ? '' : say.say(m.common.list(parts))
}
