import { seedText } from '../../../../engine/kernel/index.ts'
import { DieIcon, IconButton } from '../../../../ui/art/index.ts'
import { TextField } from '../../../../ui/input/TextField.tsx'
import { useBoxWords } from '../../words/box.ts'
import { useDraft } from './draft.ts'
import styles from './SeedField.module.css'

/** Maximum length of a seed with blanks and hyphens between its letters. */
const LONGEST_SEED = 16

/** The seed of the game: shown, to edit, or to draw at random. */
export function SeedField() {
  const words = useBoxWords()
  const { written, seed, seedRefusal } = useDraft()
  const { writeSeed, tidySeed, newSeed } = useDraft.getState()
  const kept = seedText(seed)
  const wrong = seedRefusal === 'wrong-length' ? words.seedWrongLength(kept) : words.seedStrange(kept)
  return (
    <section aria-labelledby="seed-heading">
      <div className={styles.field}>
        <h2 className={styles.name} id="seed-heading">
          {words.seedHeading}
        </h2>
        <TextField
          className={styles.seed}
          aria-label={words.seedLabel}
          aria-invalid={seedRefusal !== null}
          aria-describedby="seed-says"
          value={written}
          autoCapitalize="characters"
          onText={(text) => writeSeed(text.slice(0, LONGEST_SEED))}
          onBlur={tidySeed}
        />
        <IconButton size={48} aria-label={words.newSeed} title={words.newSeed} onClick={newSeed}>
          <DieIcon face={5} size={24} />
        </IconButton>
        <p className={seedRefusal ? styles.wrong : styles.hint} id="seed-says" aria-live="polite">
          {seedRefusal ? wrong : words.seedHint}
        </p>
      </div>
    </section>
  )
}
