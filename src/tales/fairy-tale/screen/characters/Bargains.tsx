import type { State } from '../../../../engine/fairy-tale/index.ts'
import { classNames } from '../../../../ui/art/classNames.ts'
import { Button } from '../../../../ui/art/index.ts'
import { targetRef } from '../../../../ui/input/targets.ts'
import { useTable } from '../../runtime.ts'
import { useMessages } from '../../words/messages.ts'
import { refusalText } from '../log/refusalText.ts'
import styles from './Bargains.module.css'
import { bargainsOf } from './powers.ts'

interface BargainsProps {
  state: State
  /** In a narrow window: explanations are for screen readers only. */
  small?: boolean
}

/** The two bargains before the roll, each with its effect or the reason why it is not allowed now. */
export function Bargains({ state, small = false }: BargainsProps) {
  const table = useTable()
  const m = useMessages()
  const { power: words } = m.table
  const bargains = bargainsOf(state)
  if (bargains.length === 0) return null
  return (
    <fieldset className={classNames(styles['bargains'], small && styles['small'])} aria-label={words.bargain}>
      {bargains.map(({ power, refusal }) => {
        const means = refusal ? refusalText(m, refusal) : words.bargains[power].means
        const press = () => {
          if (refusal) table.intent.getState().refuse(refusal)
          else table.game.getState().act({ type: 'use', power })
        }
        return (
          <div key={power} className={styles['bargain']}>
            <Button
              ref={targetRef(`power:${power}`)}
              className={styles['plank']}
              aria-disabled={refusal !== null}
              aria-description={means}
              title={means}
              data-power={power}
              onClick={press}
            >
              {words.bargains[power].name}
            </Button>
            <span className={styles['means']} aria-hidden="true">
              {means}
            </span>
          </div>
        )
      })}
    </fieldset>
  )
}
