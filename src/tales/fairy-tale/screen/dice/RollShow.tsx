import { memo } from 'react'
import { classNames } from '../../../../ui/art/classNames.ts'
import { usePlayback } from '../../runtime.ts'
import { useMessages } from '../../words/messages.ts'
import type { Speaker } from '../log/line.ts'
import styles from './dice.module.css'
import { RollingDie } from './RollingDie.tsx'
import { rollOf } from './roll-words.ts'

/** The large die over the board while it rolls. At rest, its text follows. */
export const RollShow = memo(function RollShow({
  config,
  small,
}: Pick<Speaker, 'config'> & { small: boolean }) {
  const m = useMessages()
  const cue = usePlayback((playback) => playback.cue)
  const rested = usePlayback((playback) => playback.rested)
  const told = usePlayback((playback) => playback.told)
  const shown = usePlayback((playback) => playback.shown)
  if (cue?.event.type !== 'die-rolled' || !shown) return null
  const { face, words, purpose } = rollOf({ m, config }, cue.event, shown)
  return (
    <div className={classNames(styles['show'], small && styles['small'])} key={cue.key} aria-hidden="true">
      <RollingDie face={face} ms={cue.motion} lies={rested} size={small ? 92 : 132} />
      {told && (
        <p className={styles['words']} data-roll-words="">
          <span className={styles['purpose']}>
            {purpose === 'movement' ? m.table.die.forMovement : m.table.die.forMonsters}
          </span>
          {words}
        </p>
      )}
    </div>
  )
})
