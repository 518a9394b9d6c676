import { toolbar } from '../../../../ui/input/toolbar.ts'
import { useFrameWords } from '../../../../ui/text/frames.ts'
import { useOtherActor } from '../../runtime.ts'
import { OthersTurn } from '../bots/bots.tsx'
import { Hand } from '../hand/Hand.tsx'
import { useLiveView, useView } from '../state/table-state.ts'
import { Deeds, TurnSeal } from './Deeds.tsx'
import styles from './HandBar.module.css'
import { HintButton, UndoButton } from './parts.ts'

/** The bar below the board: the viewer's hand, other actions, undo, and the seal that ends the turn. */
export function HandBar() {
  const state = useLiveView()
  const { acts } = useView()
  const other = useOtherActor()
  const { undoAndHint } = useFrameWords().table
  return (
    <footer className={styles['foot']}>
      <div className={styles['hand']}>
        <Hand />
      </div>
      {other ? (
        <div className={styles['computer']}>
          <OthersTurn state={state} actor={other} />
        </div>
      ) : (
        <>
          <Deeds />
          <div className={styles['tokens']} {...toolbar(undoAndHint)}>
            {acts && <UndoButton size={48} caption />}
            <HintButton size={48} caption />
          </div>
          <TurnSeal size={108} />
        </>
      )}
    </footer>
  )
}
