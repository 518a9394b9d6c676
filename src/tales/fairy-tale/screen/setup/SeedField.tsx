import { seedText } from '../../../../engine/kernel/index.ts'
import { DieIcon, TokenButton } from '../../../../ui/art/index.ts'
import { TextField } from '../../../../ui/input/TextField.tsx'
import { useCoverWords } from '../../words/cover.ts'
import { useDraft } from './draft.ts'
import styles from './SeedField.module.css'

/** A seed with blanks and hyphens between its letters is no longer. */
const LONGEST_SEED = 16

/** The seed of the tale: shown, to be written over, or drawn anew. */
export function SeedField() {
  const { setup } = useCoverWords()
  const { written, seed, seedRefusal } = useDraft()
  const { writeSeed, tidySeed, newSeed } = useDraft.getState()
  const kept = seedText(seed)
  const wrong = seedRefusal === 'wrong-length' ? setup.seedWrongLength(kept) : setup.seedStrange(kept)
  return (
    <section aria-labelledby="seed-heading">
      <div className={styles.field}>
        <h2 className={styles.name} id="seed-heading">
          {setup.seedHeading}
        </h2>
        <TextField
          className={styles.seed}
          aria-label={setup.seedLabel}
          aria-invalid={seedRefusal !== null}
          aria-describedby="seed-says"
          value={written}
          autoCapitalize="characters"
          onText={(text) => writeSeed(text.slice(0, LONGEST_SEED))}
          onBlur={tidySeed}
        />
        <TokenButton size={48} aria-label={setup.newSeed} title={setup.newSeed} onClick={newSeed}>
          <DieIcon face={5} size={24} />
        </TokenButton>
        <p className={seedRefusal ? styles.wrong : styles.hint} id="seed-says" aria-live="polite">
          {seedRefusal ? wrong : setup.seedHint}
        </p>
      </div>
    </section>
  )
}
