import { extent, monstersToCome, type State } from '../../../../engine/fairy-tale/index.ts'
import { useAllWords } from '../../words/all-words.ts'
import { expansionsOf } from '../../words/look-up.ts'
import { sayCount } from '../log/tell.ts'
import { areSpawnsSilenced } from '../state/hushed.ts'
import styles from './FirstPhase.module.css'

/** The first phase of a turn: the number of new monsters, and the reason. */
export function FirstPhase({ state }: { state: State }) {
  const m = useAllWords()
  const total = monstersToCome(state)
  const hushed = areSpawnsSilenced(state)
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
