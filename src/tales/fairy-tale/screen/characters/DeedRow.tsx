import { classNames } from '../../../../ui/art/classNames.ts'
import { DeedIcon } from '../../art/index.ts'
import type { ActionHere } from '../../intent/actions-here.ts'
import { usePlayback, useTable } from '../../runtime.ts'
import { expansionsOf } from '../../words/look-up.ts'
import { useMessages } from '../../words/messages.ts'
import styles from './characters.module.css'
import { useWieldButton } from './useWieldButton.ts'

/** Returns the name, the uses left and the button props of an expansion action. */
export function useDeedButton({ id, does, refusal }: ActionHere) {
  const table = useTable()
  const { names, means, left } = expansionsOf(useMessages()).table.deeds
  const wish = 'takes' in does ? does.takes : ({ kind: 'deed', deed: 'march', from: null } as const)
  const { wielded, button } = useWieldButton({ wish, means: means[id], refusal })
  const playing = usePlayback((playback) => playback.playing)
  const act = () => {
    if ('acts' in does && !playing) table.game.getState().act(does.acts)
  }
  const own = 'takes' in does ? {} : { 'aria-pressed': undefined, 'data-deed': id, onClick: act }
  return {
    name: names[id],
    left: left[id],
    wielded: 'takes' in does && wielded,
    button: { ...button, ...own },
  }
}

/** The row of an expansion action. A click shows its targets on the board, or plays it. */
export function DeedRow({ deed }: { deed: ActionHere }) {
  const { wielded, name, left, button } = useDeedButton(deed)
  return (
    <li>
      <button
        {...button}
        className={classNames(styles['row'], styles['powerRow'], wielded && styles['active'])}
      >
        <span className={styles['label']}>{name}</span>{' '}
        <span className={styles['pips']}>
          <DeedIcon deed={deed.id === 'recruit' ? 'march' : deed.id} size={28} />
        </span>
        <span className={styles['left']}>{left}</span>
      </button>
    </li>
  )
}
