import { extent, monstersToCome, type State } from '../../../../engine/fairy-tale/index.ts'
import { useAllWords } from '../../words/all-words.ts'
import { expansionsOf } from '../../words/look-up.ts'
import { sayCount } from '../log/tell.ts'
import { isHushed } from '../now/hushed.ts'
import styles from './FirstPhase.module.css'

/** What comes first in a turn: so many new monsters, and why so many. */
export function FirstPhase({ state }: { state: State }) {
  const m = useAllWords()
  const total = monstersToCome(state)
  const hushed = isHushed(state)
  const { width, height } = extent(state.tiles)
  return (
    <div className={styles['phase']}>
      <span className={styles['number']} aria-hidden="true">
        1
      </span>
      <p>
        <span className={styles['what']}>
          {hushed ? expansionsOf(m).table.phases.toRoll : m.handover.newMonsters(total)}
        </span>
        {!hushed && <span className={styles['note']}>{sayCount(m, { width, height }, state)}</span>}
      </p>
    </div>
  )
}
