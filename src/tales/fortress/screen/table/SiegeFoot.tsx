import { isSpectator } from '../../../../session/state.ts'
import { useGame } from '../../runtime.ts'
import { FightPlank, TurnSeal } from './Deeds.tsx'
import { Hand } from './Hand.tsx'
import { Lands } from './Lands.tsx'
import { UndoAndHint } from './parts.ts'
import styles from './SiegeFoot.module.css'
import { ToDo } from './ToDo.tsx'

/** The strip below the field: lands, hand, and the end of the turn. Its height must not depend on the target, or the field would move. */
export function SiegeFoot() {
  const isWatching = useGame(isSpectator)
  return (
    <footer className={styles['foot']}>
      <div className={styles['lands']}>
        <Lands size={44} />
        <ToDo />
      </div>
      <div className={styles['hand']}>
        <Hand />
      </div>
      {!isWatching && (
        <div className={styles['deeds']}>
          <FightPlank />
          <div className={styles['row']}>
            <UndoAndHint size={52} caption />
          </div>
          <TurnSeal size={112} />
        </div>
      )}
    </footer>
  )
}
