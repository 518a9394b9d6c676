import { useEffect } from 'react'
import type { State } from '../../../engine/fairy-tale/index.ts'
import { announce } from '../../app/announce.ts'
import type { Messages } from '../../text/messages.ts'
import { useMessages } from '../../text/useMessages.ts'
import type { Inset } from '../camera/view.ts'
import styles from './sides.module.css'

/** Which tile is to be cleared is asked over the board; the tiles themselves are the answers. */
export function ClearChoice({ state, inset }: { state: State; inset: Inset }) {
  const m = useMessages()
  const asked = question(m, state)
  useEffect(() => {
    if (asked) announce(asked)
  }, [asked])
  return (
    <div className={styles['choice']} style={inset}>
      <p className={styles['question']}>{asked}</p>
    </div>
  )
}

/** What the first of the open clearings asks. */
function question({ board, common }: Messages, { pending, seats }: State): string {
  if (pending?.kind !== 'clear-place') return ''
  const seat = seats[pending.seat]
  const by = pending.clearings[0]?.by
  if (!seat || !by) return ''
  const name = common.inSentence[seat.character]
  return by === 'delivery' ? board.askClear(name) : board.askClearNextTo(name, common.tiles.the[by])
}
