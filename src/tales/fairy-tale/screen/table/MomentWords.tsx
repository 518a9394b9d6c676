import { memo } from 'react'
import { DIAMONDS, type Event, standardRules, winsByDiamonds } from '../../../../engine/fairy-tale/index.ts'
import { useGame, usePlayback } from '../../table.ts'
import { weightOf } from '../../timing/weight.ts'
import { type Messages, useMessages } from '../../words/messages.ts'
import styles from './MomentWords.module.css'

/** What a moment means, over the board once it is seen: how many hearts are left, how many diamonds. */
export const MomentWords = memo(function MomentWords() {
  const m = useMessages()
  const cue = usePlayback((playback) => playback.cue)
  const told = usePlayback((playback) => playback.told)
  const rules = useGame(({ session }) => session?.config.rules)
  const words = cue && told ? wordsOf(m, cue.event, rules) : null
  if (!cue || !words) return null
  return (
    // Said aloud with all else that the action brought.
    <p key={cue.key} className={styles['words']} data-weight={weightOf(cue.event)} aria-hidden="true">
      {words}
    </p>
  )
})

function wordsOf({ log, table }: Messages, event: Event, rules = standardRules()): string | null {
  if (event.type === 'oak-hurt') return log.heartsLeft(event.hearts)
  if (event.type !== 'diamond-destroyed') return null
  return winsByDiamonds(rules) ? table.diamondBroken(DIAMONDS - event.destroyed) : table.denBroken
}
