import { usePlayback } from '../../playback/playback.ts'
import { useIntent } from '../../store/intent.ts'
import { classNames } from '../art/classNames.ts'
import { refusalText } from '../log/refusalText.ts'
import { useMessages } from '../text/useMessages.ts'
import styles from './characters.module.css'
import { Pips } from './Pips.tsx'
import type { AimedPower } from './powers.ts'

/** What the button of a power is and does, however it looks. */
export function usePowerButton({ power, refusal }: AimedPower) {
  const m = useMessages()
  const wielded = useIntent((intent) => intent.power === power)
  const playing = usePlayback((playback) => playback.playing)
  const why = refusal ? refusalText(m, refusal) : m.table.power.means[power]
  return {
    wielded,
    name: m.table.power.names[power],
    button: {
      type: 'button' as const,
      'aria-pressed': wielded,
      'aria-disabled': refusal !== null || playing,
      'aria-description': why,
      'aria-keyshortcuts': 'P',
      title: `${why} (P)`,
      'data-power': power,
      onClick: () => {
        if (!playing) useIntent.getState().wield(power)
      },
    },
  }
}

/** The row of a power: how often it is left; pressed, the board shows where it can be used. */
export function PowerRow({ aimed }: { aimed: AimedPower }) {
  const { hero } = useMessages().table
  const { wielded, name, button } = usePowerButton(aimed)
  const { icon, all, left, wishes } = aimed
  return (
    <li>
      <button
        {...button}
        className={classNames(styles['row'], styles['powerRow'], wielded && styles['active'])}
      >
        <span className={styles['label']}>{name}</span>{' '}
        <Pips icon={wishes ? 'star' : icon} all={all} left={left} />
        <span className={styles['left']}>{hero.left(left)}</span>
      </button>
    </li>
  )
}
