import { UndoButton } from '../../../../ui/frames/taking-back/UndoButton.tsx'
import { useTable } from '../../table.ts'
import { useMessages } from '../../words/messages.ts'
import { Sums } from '../foresight/Sums.tsx'
import { AskCaptain } from '../hints/AskCaptain.tsx'
import { goingBackOf } from '../now/undo.ts'
import { FightPlank, TurnSeal } from './Deeds.tsx'
import { Hand } from './Hand.tsx'
import { Lands } from './Lands.tsx'
import styles from './SiegeFoot.module.css'
import { ToDo } from './ToDo.tsx'

/** Below the field: the lands and what a fight comes to, the hand, and what ends the turn. */
export function SiegeFoot() {
  const table = useTable()
  const { table: words } = useMessages()
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
          <UndoButton back={goingBackOf(table)} asks={words.undoAsks} size={52} caption={false} />
          <AskCaptain size={48} />
        </div>
        <TurnSeal size={112} />
      </div>
    </footer>
  )
}
