import { SPEEDS, useSettings } from '../../../../store/settings.ts'
import { Icon, IconButton, type IconName } from '../../../../ui/art/index.ts'
import type { Shortcut } from '../../../../ui/input/shortcuts.ts'
import { useKeyHint } from '../../../../ui/keys/key-hint.ts'
import { usePlayback, useTable } from '../../runtime.ts'
import { useAllWords } from '../../words/all-words.ts'
import { SHORTCUTS } from '../shortcuts.ts'
import styles from './PlaybackControls.module.css'
import { pauseShow } from './play-again.ts'

/** The playback controls of the monsters' turn: pause, step, skip and speed. */
export function PlaybackControls() {
  const table = useTable()
  const { show } = useAllWords()
  const { paused, step, skip } = usePlayback()
  const speed = useSettings((settings) => settings.speed)
  const set = useSettings((settings) => settings.set)
  const faster = SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? speed
  return (
    <fieldset className={styles['transport']} aria-label={show.label}>
      <Control
        shortcut={SHORTCUTS.pause}
        words={paused ? show.resume : show.pause}
        icon={paused ? 'play' : 'pause'}
        does={() => pauseShow(table)}
      />
      <Control shortcut={SHORTCUTS.step} words={show.step} icon="boot-prints" does={step} />
      <Control shortcut={SHORTCUTS.skip} words={show.skip} icon="skip" does={skip} />
      <button type="button" className={styles['speed']} onClick={() => set({ speed: faster })}>
        {show.speed(show.speeds[speed])}
      </button>
    </fieldset>
  )
}

interface ControlProps {
  shortcut: Shortcut
  words: string
  icon: IconName
  does(): void
}

function Control({ shortcut, words, icon, does }: ControlProps) {
  const { key, hinted } = useKeyHint(shortcut)
  return (
    <IconButton size={48} aria-label={words} aria-keyshortcuts={key} title={hinted(words)} onClick={does}>
      <Icon name={icon} size={24} />
    </IconButton>
  )
}
