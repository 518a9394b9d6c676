import { Sums } from '../foresight/Sums.tsx'
import { FightPlank, TurnSeal } from './Deeds.tsx'
import { Hand } from './Hand.tsx'
import { Lands } from './Lands.tsx'
import { HintButton, UndoButton } from './parts.ts'
import styles from './SiegeFoot.module.css'
import { ToDo } from './ToDo.tsx'

/** Below the field: the lands and what a fight comes to, the hand, and what ends the turn. */
export function SiegeFoot() {
  return (
    <footer className={styles['foot']}>
      <div className={styles['lands']}>
        <Lands size={44} />
        <ToDo />
        <Sums />
      </div>
      <div className={styles['hand']}>
        <Hand />
      </div>
      <div className={styles['deeds']}>
        <FightPlank />
        <div className={styles['row']}>
          <UndoButton size={52} />
          <HintButton size={48} />
        </div>
        <TurnSeal size={112} />
      </div>
    </footer>
  )
}
