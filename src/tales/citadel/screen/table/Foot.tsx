import { UndoButton } from '../../../../ui/frames/taking-back/UndoButton.tsx'
import { useComputer, useTable } from '../../table.ts'
import { useMessages } from '../../words/messages.ts'
import { goingBackOf } from '../back/undo.ts'
import { ComputerTurn } from '../bots/bots.tsx'
import { Hand } from '../hand/Hand.tsx'
import { AskKnight } from '../hints/AskKnight.tsx'
import { useRealSeen, useView } from '../now/at-table.ts'
import { Deeds, TurnSeal } from './Deeds.tsx'
import styles from './Foot.module.css'

/** Below the board: the hand of whoever looks, what else can be done, undo, and the seal that ends the turn. */
export function Foot() {
  const table = useTable()
  const { table: words } = useMessages()
  const state = useRealSeen()
  const { acts } = useView()
  const computer = useComputer()
  return (
    <footer className={styles['foot']}>
      <div className={styles['hand']}>
        <Hand />
      </div>
      {computer ? (
        <div className={styles['computer']}>
          <ComputerTurn state={state} computer={computer} />
        </div>
      ) : (
        <>
          <Deeds />
          <div className={styles['tokens']}>
            {acts && <UndoButton back={goingBackOf(table)} asks={words.undoAsks} size={48} caption />}
            <AskKnight size={46} />
          </div>
          <TurnSeal size={108} />
        </>
      )}
    </footer>
  )
}
