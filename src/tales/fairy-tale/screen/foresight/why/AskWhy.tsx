import type { State } from '../../../../../engine/fairy-tale/index.ts'
import type { Direction } from '../../../../../engine/kernel/index.ts'
import { classNames } from '../../../../../ui/art/classNames.ts'
import { targetRef } from '../../../../../ui/input/targets.ts'
import { useKeyHint } from '../../../../../ui/keys/key-hint.ts'
import type { MonsterRun } from '../../../foresight/index.ts'
import { useGame, useTable } from '../../../runtime.ts'
import { useAllWords } from '../../../words/all-words.ts'
import { SHORTCUTS } from '../../shortcuts.ts'
import type { Subject } from '../../subject.ts'
import styles from './AskWhy.module.css'
import { askWhy } from './explanation.ts'
import { questionOf } from './questions.ts'
import { nameOfStep } from './step-names.ts'

interface AskStepProps {
  /** The live state. */
  real: State
  stride: MonsterRun
  /** The roll that causes the step. */
  way: Direction | 'all'
}

/** The button behind a future step that explains it. */
export function AskStep({ real, stride, way }: AskStepProps) {
  const table = useTable()
  const m = useAllWords()
  const session = useGame((game) => game.session)
  const ask = () => {
    const question = questionOf(session, real, stride.monster, way)
    if (question) askWhy(table, question)
  }
  return (
    <button
      ref={targetRef('why:step')}
      type="button"
      className={classNames(styles['ask'], styles['inLine'])}
      data-ask=""
      aria-label={nameOfStep(m, [stride], stride.order)}
      onClick={ask}
    >
      {m.why.askStep}
    </button>
  )
}

interface AskSubjectProps {
  subject: Subject
  real: State
  /** True if the card stays, so that a finger can press its button; otherwise it names a key. */
  stays: boolean
  onAsk(): void
}

/** On the card of a monster, or of a tile with monsters: explains the next step. */
export function AskSubject({ subject, real, stays, onAsk }: AskSubjectProps) {
  const table = useTable()
  const { why } = useAllWords()
  const { key } = useKeyHint(SHORTCUTS.why)
  const n = monsterOf(subject, real)
  if (n === null) return null
  if (!stays) return key ? <p className={styles['key']}>{why.key}</p> : null
  const ask = () => {
    const { session } = table.game.getState()
    const question = session && questionOf(session, real, n)
    onAsk()
    if (question) askWhy(table, question)
  }
  return (
    <button type="button" className={classNames(styles['ask'], styles['onCard'])} onClick={ask}>
      {why.askNext}
    </button>
  )
}

/** Returns the monster of a card: itself, or the first on its tile. */
function monsterOf(subject: Subject, real: State): number | null {
  if (subject.kind === 'monster') return subject.n
  return subject.kind === 'place' ? (real.tiles[subject.at]?.monsters[0]?.n ?? null) : null
}
