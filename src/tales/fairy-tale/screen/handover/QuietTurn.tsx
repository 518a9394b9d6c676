import { HeroIcon } from '../../art/index.ts'
import type { Session } from '../../game.ts'
import { wentOnTo } from '../../handed-over.ts'
import { useControllers, usePlayback } from '../../runtime.ts'
import { useAllWords } from '../../words/all-words.ts'
import styles from './QuietTurn.module.css'

/**
 * A note on the hero on turn, if the same person plays it as the last one and there is no privacy screen. It disappears by itself
 * and lets presses through. The announcement of the move includes it.
 */
export function TurnPassedNotice({ session }: { session: Session }) {
  const { common, handover } = useAllWords()
  const playing = usePlayback((playback) => playback.playing)
  const move = wentOnTo(session, useControllers())
  const seat = move && session.config.seats[move.after.onTurn]
  if (playing || !move || !seat) return null
  return (
    <p key={move.after.turn} className={styles['turn']} aria-hidden="true" data-quiet-turn="">
      <HeroIcon character={seat.character} height={40} />
      {handover.turnOf(common.inSentence[seat.character])}
    </p>
  )
}
