import { usePlayback } from '../../playback/playback.ts'
import { SPEEDS, useSettings } from '../../store/settings.ts'
import { Icon, TokenButton } from '../art/index.ts'
import { useMessages } from '../text/useMessages.ts'
import styles from './Transport.module.css'

/** While the monsters' turn is shown: pause it, go through it step by step, skip it, set its speed. */
export function Transport() {
  const { show } = useMessages().table
  const { paused, pause, resume, step, skip } = usePlayback()
  const speed = useSettings((settings) => settings.speed)
  const set = useSettings((settings) => settings.set)
  const words = paused ? show.resume : show.pause
  const faster = SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? speed
  return (
    <fieldset className={styles['transport']} aria-label={show.label}>
      <TokenButton size={48} aria-label={words} title={words} onClick={paused ? resume : pause}>
        <Icon name={paused ? 'play' : 'pause'} size={24} />
      </TokenButton>
      <TokenButton size={48} aria-label={show.step} title={show.step} onClick={step}>
        <Icon name="boot-prints" size={24} />
      </TokenButton>
      <TokenButton size={48} aria-label={show.skip} title={show.skip} onClick={skip}>
        <Icon name="skip" size={24} />
      </TokenButton>
      <button type="button" className={styles['speed']} onClick={() => set({ speed: faster })}>
        {show.speed(show.speeds[speed])}
      </button>
    </fieldset>
  )
}

/** Shows the last monsters' turn once more. */
export function AgainButton() {
  const { show } = useMessages().table
  const again = usePlayback((playback) => playback.again)
  return (
    <button type="button" className={styles['again']} onClick={again}>
      <Icon name="play" size={15} />
      {show.again}
    </button>
  )
}
