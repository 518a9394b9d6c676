import { PRESET_IDS, PRESETS } from '../../../../engine/fortress/index.ts'
import { Button, Heading, OptionCard } from '../../../../ui/art/index.ts'
import { useDraft, wishOf } from '../../draft.ts'
import { useCoverWords } from '../../words/cover.ts'
import { DeckFaces } from '../choosing/DeckFaces.tsx'
import { presetOf } from '../choosing/decks.ts'
import styles from './CoverPage.module.css'

/** The choice of a deck: the presets, the player's own one, and a link to the muster. */
export function DeckChoice() {
  const { cover } = useCoverWords()
  const { wish, setWish, turnTo } = useDraft()
  const chosen = presetOf(wish)
  return (
    <section aria-labelledby="who-goes">
      <Heading>
        <span id="who-goes">{cover.question}</span>
      </Heading>
      <div className={styles.decks} role="radiogroup" aria-labelledby="who-goes">
        {PRESET_IDS.map((id) => (
          <OptionCard
            key={id}
            type="radio"
            framed
            name="deck"
            className={styles.deck ?? ''}
            checked={chosen === id}
            onChange={() => setWish(wishOf(PRESETS[id]))}
          >
            <DeckFaces wish={PRESETS[id]} />
            <span className={styles.name}>{cover.presets[id]}</span>
            <span className={styles.look}>{cover.presetLooks[id]}</span>
          </OptionCard>
        ))}
        {chosen === null && (
          <OptionCard type="radio" framed name="deck" className={styles.deck ?? ''} checked readOnly>
            <DeckFaces wish={wish} />
            <span className={styles.name}>{cover.own}</span>
            <span className={styles.look}>{cover.ownLook}</span>
          </OptionCard>
        )}
      </div>
      <div className={styles.muster}>
        <Button onClick={() => turnTo('muster')}>{cover.muster}</Button>
      </div>
    </section>
  )
}
