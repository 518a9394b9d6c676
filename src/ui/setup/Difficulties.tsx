import { DIFFICULTIES, type Difficulty, deckSize } from '../../engine/fairy-tale/index.ts'
import { Heading, type MonsterKind, MonsterToken, Pick } from '../art/index.ts'
import { useMessages } from '../text/useMessages.ts'
import styles from './Difficulties.module.css'
import { useDraft } from './draft.ts'
import { type Measured, measuredOf, rateWords } from './measured.ts'
import { boxesFor } from './suggested-boxes.ts'

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

/** How many tiles the tale has: that is how dark it is; and how often it was won where that was measured. */
export function Difficulties() {
  const { common, setup } = useMessages()
  const chosen = useDraft((draft) => draft.difficulty)
  const ownBoxes = useDraft((draft) => draft.ownBoxes)
  const rules = useDraft((draft) => draft.rules)
  const players = useDraft((draft) => draft.company.length)
  const setDifficulty = useDraft((draft) => draft.setDifficulty)
  const measured = (difficulty: Difficulty) =>
    measuredOf({ difficulty, players, rules, boxes: boxesFor(ownBoxes, difficulty) })
  const told = measured(chosen)
  return (
    <fieldset className={styles.tales} aria-describedby="longer how-won">
      <legend className={styles.legend}>
        <Heading>{setup.howDark}</Heading>
      </legend>
      {DIFFICULTIES.map((difficulty) => (
        <Pick
          key={difficulty}
          type="radio"
          className={styles.tale ?? ''}
          name="difficulty"
          value={difficulty}
          checked={difficulty === chosen}
          onChange={() => setDifficulty(difficulty)}
          aria-describedby={`won-${difficulty}`}
        >
          <svg width={62} height={58} viewBox="0 2 64 60" overflow="visible" aria-hidden="true">
            {PICTURES[difficulty].map(([kind, x, y, size]) => (
              <g key={kind} transform={`translate(${x} ${y})`}>
                <MonsterToken kind={kind} size={size} />
              </g>
            ))}
          </svg>
          <span className={styles.name}>{common.difficulties[difficulty]}</span>{' '}
          <span className={styles.tiles}>
            {setup.tiles(deckSize(difficulty, boxesFor(ownBoxes, difficulty)))}
          </span>
          {/* It describes the choice, and is no part of its name. */}
          <span className={styles.won} id={`won-${difficulty}`} aria-hidden="true">
            <Won measured={measured(difficulty)} />
          </span>
        </Pick>
      ))}
      <p className={styles.longer} id="longer">
        {setup.longer}
      </p>
      {told && (
        <p className={styles.longer} id="how-won">
          {told.alike ? setup.wonHow(told.players) : setup.wonOtherwise(told.players)}
        </p>
      )}
    </fieldset>
  )
}

function Won({ measured }: { measured: Measured | null }) {
  const { setup } = useMessages()
  return measured ? setup.won(rateWords(measured, setup)) : setup.unmeasured
}
