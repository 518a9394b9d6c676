import { HeroIcon } from '../../art/index.ts'
import type { Session } from '../../game.ts'
import { wentOnTo } from '../../handed-over.ts'
import { useLeaders, usePlayback } from '../../table.ts'
import { useAllWords } from '../../words/all-words.ts'
import styles from './QuietTurn.module.css'

/**
 * Where one person leads the next hero too, no card comes between: a word over the board says whose turn it is, and goes
 * by itself. It stands in nobody's way, and is said aloud with all else that the turn's end brought.
 */
export function QuietTurn({ session }: { session: Session }) {
  const { common, handover } = useAllWords()
  const playing = usePlayback((playback) => playback.playing)
  const move = wentOnTo(session, useLeaders())
  const seat = move && session.config.seats[move.after.onTurn]
  if (playing || !move || !seat) return null
  return (
    <p key={move.after.turn} className={styles['turn']} aria-hidden="true" data-quiet-turn="">
      <HeroIcon character={seat.character} height={40} />
      {handover.turnOf(common.inSentence[seat.character])}
    </p>
  )
}
