import { SPEEDS, useSettings } from '../../../../store/settings.ts'
import { Icon, type IconName, TokenButton } from '../../../../ui/art/index.ts'
import type { Shortcut } from '../../../../ui/input/shortcuts.ts'
import { useKeyHint } from '../../../../ui/keys/heard.ts'
import { usePlayback, useTable } from '../../table.ts'
import { useMessages } from '../../words/messages.ts'
import { SHORTCUTS } from '../shortcuts.ts'
import { pauseShow } from './play-again.ts'
import styles from './Transport.module.css'

/** While the monsters' turn is shown: pause it, go through it step by step, skip it, set its speed. */
export function Transport() {
  const table = useTable()
  const { show } = useMessages().table
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
    <TokenButton size={48} aria-label={words} aria-keyshortcuts={key} title={hinted(words)} onClick={does}>
      <Icon name={icon} size={24} />
    </TokenButton>
  )
}
