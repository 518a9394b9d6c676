import { DIFFICULTIES, type Difficulty, FIRST_GAME } from '../../../../engine/fairy-tale/index.ts'
import { Heading, Icon, OptionCard } from '../../../../ui/art/index.ts'
import { useWindowNames } from '../../../../ui/page/window-size.ts'
import { Acorns, type MonsterKind, MonsterToken } from '../../art/index.ts'
import { useCoverWords } from '../../words/cover.ts'
import styles from './Difficulties.module.css'
import { useDraft } from './draft.ts'
import { rateWords, ripeAcorns } from './measured.ts'
import { useMeasured } from './useMeasured.ts'

type Placed = readonly [kind: MonsterKind, x: number, y: number, size: number]

/** The monsters on the picture of each difficulty; darker ones have more. */
const PICTURES: Record<Difficulty, readonly Placed[]> = {
  'first-game': [],
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

/** The size of a first game: its tiles with the diamonds, and minutes as estimated in docs/BALANCE.md. */
export const FIRST_GAME_SIZE = { tiles: 17, minutes: 20 }

/** The second question of the cover: the difficulty, with its win rates. */
export function Difficulties() {
  const { cover } = useCoverWords()
  // A phone hides the legend to save room; the names of the difficulties suffice.
  const isPage = useWindowNames().includes('page')
  return (
    <fieldset className={styles.dark} aria-describedby="who-wins">
      <legend className={isPage ? 'unseen' : styles.legend}>
        <Heading className={styles.heading}>{cover.howDark}</Heading>
      </legend>
      <div className={styles.tales}>
        {DIFFICULTIES.map((difficulty) => (
          <Tale key={difficulty} difficulty={difficulty} />
        ))}
      </div>
      <p className={styles.who} id="who-wins">
        {cover.whoWins}
      </p>
    </fieldset>
  )
}

/** One difficulty: its monsters, its name, and its win rate in acorns and words. */
function Tale({ difficulty }: { difficulty: Difficulty }) {
  const { common, cover } = useCoverWords()
  const chosen = useDraft((draft) => draft.difficulty === difficulty)
  const measured = useMeasured(difficulty)
  const isFirst = difficulty === FIRST_GAME
  const wins = isFirst ? cover.newcomers : cover.won
  return (
    <OptionCard
      type="radio"
      className={isFirst ? `${styles.tale} ${styles.first}` : styles.tale}
      name="difficulty"
      value={difficulty}
      checked={chosen}
      onChange={() => useDraft.getState().setDifficulty(difficulty)}
      aria-labelledby={`tale-${difficulty}`}
      aria-describedby={isFirst ? `facts won-${difficulty}` : `won-${difficulty}`}
    >
      {isFirst ? (
        <Icon name="tile" size={60} />
      ) : (
        <svg className={styles.monsters} viewBox="0 2 64 60" overflow="visible" aria-hidden="true">
          {PICTURES[difficulty].map(([kind, x, y, size]) => (
            <g key={kind} transform={`translate(${x} ${y})`}>
              <MonsterToken kind={kind} size={size} />
            </g>
          ))}
        </svg>
      )}
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
          {measured ? wins(rateWords(measured, cover)) : cover.unmeasured}
        </span>
        {isFirst && (
          <span className={styles.facts} id="facts">
            {cover.facts(FIRST_GAME_SIZE.tiles, FIRST_GAME_SIZE.minutes)}
          </span>
        )}
      </span>
    </OptionCard>
  )
}
