import { DIFFICULTIES, type Difficulty } from '../../../../engine/fairy-tale/index.ts'
import { Heading, Pick } from '../../../../ui/art/index.ts'
import { Acorns, type MonsterKind, MonsterToken } from '../../art/index.ts'
import { useCoverWords } from '../../words/cover.ts'
import styles from './Difficulties.module.css'
import { useDraft } from './draft.ts'
import { rateWords, ripeAcorns } from './measured.ts'
import { useMeasured } from './useMeasured.ts'

type Placed = readonly [kind: MonsterKind, x: number, y: number, size: number]

/** The monsters on each tale's picture, the further down the more. */
const PICTURES: Record<Difficulty, readonly Placed[]> = {
  'bedtime-story': [['big-bad-wolf', 32, 34, 48]],
  'fairy-tale': [
    ['big-bad-wolf', 19, 37, 40],
    ['ice-witch', 45, 33, 42],
  ],
  'grim-tale': [
    ['big-bad-wolf', 12, 42, 34],
    ['frost-giant', 32, 24, 40],
    ['ice-witch', 52, 43, 36],
  ],
  'endless-night': [
    ['ogre', 6, 38, 34],
    ['frost-giant', 25, 20, 36],
    ['troll', 58, 38, 34],
    ['big-bad-wolf', 36, 44, 36],
  ],
}

/** The second question: how dark a tale, and how often such a one was won. */
export function Difficulties() {
  const { setup } = useCoverWords()
  return (
    <fieldset className={styles.dark}>
      <legend className={styles.legend}>
        <Heading className={styles.heading}>{setup.howDark}</Heading>
      </legend>
      <div className={styles.tales}>
        {DIFFICULTIES.map((difficulty) => (
          <Tale key={difficulty} difficulty={difficulty} />
        ))}
      </div>
    </fieldset>
  )
}

/** One of the tales: its monsters, its name, and in acorns and words how often it was won. */
function Tale({ difficulty }: { difficulty: Difficulty }) {
  const { common, setup } = useCoverWords()
  const chosen = useDraft((draft) => draft.difficulty === difficulty)
  const measured = useMeasured(difficulty)
  return (
    <Pick
      type="radio"
      className={styles.tale}
      name="difficulty"
      value={difficulty}
      checked={chosen}
      onChange={() => useDraft.getState().setDifficulty(difficulty)}
      aria-labelledby={`tale-${difficulty}`}
      aria-describedby={`won-${difficulty}`}
    >
      <svg className={styles.monsters} viewBox="0 2 64 60" overflow="visible" aria-hidden="true">
        {PICTURES[difficulty].map(([kind, x, y, size]) => (
          <g key={kind} transform={`translate(${x} ${y})`}>
            <MonsterToken kind={kind} size={size} />
          </g>
        ))}
      </svg>
      <span className={styles.words}>
        <span className={styles.name} id={`tale-${difficulty}`}>
          {common.difficulties[difficulty]}
        </span>
        {measured && (
          <span className={styles.acorns}>
            <Acorns ripe={ripeAcorns(measured)} />
          </span>
        )}
        <span className={styles.won} id={`won-${difficulty}`}>
          {measured ? setup.won(rateWords(measured, setup)) : setup.unmeasured}
        </span>
      </span>
    </Pick>
  )
}
