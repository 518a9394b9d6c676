import { PRESET_IDS, PRESETS } from '../../../../engine/fortress/index.ts'
import { Icon, OptionCard, TextButton } from '../../../../ui/art/index.ts'
import { announce } from '../../../../ui/page/announce.ts'
import { useDeckShelf } from '../../deck-shelf.ts'
import { wishOf } from '../../draft.ts'
import type { Wish } from '../../saved-cover.ts'
import { useMusterWords } from '../../words/muster.ts'
import { DeckFaces } from '../choosing/DeckFaces.tsx'
import { isSameDeck } from '../choosing/decks.ts'
import { KeepDeck } from './KeepDeck.tsx'
import styles from './muster.module.css'

/** The preset decks, and the player's saved ones. */
export function DeckRow({ wish, onTake }: { wish: Wish; onTake(wish: Wish): void }) {
  const { cover, muster } = useMusterWords()
  return (
    <>
      <div className={styles.decks} role="radiogroup" aria-label={muster.ready}>
        {PRESET_IDS.map((id) => (
          <OptionCard
            key={id}
            type="radio"
            framed
            name="ready"
            className={styles.deck ?? ''}
            checked={isSameDeck(wish, PRESETS[id])}
            onChange={() => onTake(wishOf(PRESETS[id]))}
          >
            <DeckFaces wish={PRESETS[id]} />
            <span className={styles.name}>{cover.presets[id]}</span>
            <span className={styles.look}>{cover.presetLooks[id]}</span>
          </OptionCard>
        ))}
      </div>
      <KeptDecks wish={wish} onTake={onTake} />
    </>
  )
}

function KeptDecks({ wish, onTake }: { wish: Wish; onTake(wish: Wish): void }) {
  const { muster } = useMusterWords()
  const { decks, drop, unreadable } = useDeckShelf()
  const throwAway = (name: string) => {
    drop(name)
    announce(muster.dropped(name))
  }
  return (
    <section className={styles.kept} aria-label={muster.yours}>
      {unreadable && <p role="status">{muster.unreadable}</p>}
      <ul>
        {decks.map(({ name, muster: deck }) => (
          <li key={name} data-now={isSameDeck(wish, deck) || undefined}>
            <TextButton aria-label={muster.take(name)} onClick={() => onTake(wishOf(deck))}>
              {name}
            </TextButton>
            <TextButton
              aria-label={muster.drop(name)}
              title={muster.drop(name)}
              onClick={() => throwAway(name)}
            >
              <Icon name="cross" size={16} />
            </TextButton>
          </li>
        ))}
      </ul>
      <KeepDeck wish={wish} />
    </section>
  )
}
