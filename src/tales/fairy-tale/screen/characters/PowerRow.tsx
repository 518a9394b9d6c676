import { classNames } from '../../../../ui/art/classNames.ts'
import { useMessages } from '../../words/messages.ts'
import styles from './characters.module.css'
import { Pips } from './Pips.tsx'
import type { AimedPower } from './powers.ts'
import { useWieldButton } from './useWieldButton.ts'

/** Returns the name and the button props of a power. */
export function usePowerButton({ power, refusal }: AimedPower) {
  const { names, means } = useMessages().table.power
  return {
    name: names[power],
    ...useWieldButton({ wish: { kind: 'power', power }, means: means[power], refusal }),
  }
}

/** The row of a power: its uses left, or the note that it takes a wish, which the lamp counts. A click shows its targets on the board. */
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
        <Pips icon={icon} all={wishes ? 1 : all} left={wishes ? Math.min(1, left) : left} />
        <span className={styles['left']}>{wishes ? hero.takesWish(left) : hero.left(left)}</span>
      </button>
    </li>
  )
}
