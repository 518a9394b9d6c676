import { useEffect } from 'react'
import type { State } from '../../../engine/fairy-tale/index.ts'
import { announce } from '../../app/announce.ts'
import { useMessages } from '../../text/useMessages.ts'
import type { Inset } from '../camera/view.ts'
import styles from './sides.module.css'

/** Which tile is to be cleared is asked over the board; the tiles themselves are the answers. */
export function ClearChoice({ state, inset }: { state: State; inset: Inset }) {
  const { board, common } = useMessages()
  const seat = state.pending?.kind === 'clear-place' ? state.seats[state.pending.seat] : undefined
  const asked = seat ? board.askClear(common.inSentence[seat.character]) : ''
  useEffect(() => {
    if (asked) announce(asked)
  }, [asked])
  return (
    <div className={styles['choice']} style={inset}>
      <p className={styles['question']}>{asked}</p>
    </div>
  )
}
