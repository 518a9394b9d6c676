import { useComputer } from '../../table.ts'
import { ComputerTurn } from '../bots/bots.tsx'
import { Hand } from '../hand/Hand.tsx'
import { useRealSeen, useView } from '../now/at-table.ts'
import { Deeds, TurnSeal } from './Deeds.tsx'
import styles from './Foot.module.css'
import { HintButton, UndoButton } from './parts.ts'

/** Below the board: the hand of whoever looks, what else can be done, undo, and the seal that ends the turn. */
export function Foot() {
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
            {acts && <UndoButton size={48} caption />}
            <HintButton size={46} />
          </div>
          <TurnSeal size={108} />
        </>
      )}
    </footer>
  )
}
