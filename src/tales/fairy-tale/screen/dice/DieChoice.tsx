import type { State } from '../../../../engine/fairy-tale/index.ts'
import { classNames } from '../../../../ui/art/classNames.ts'
import { Plank } from '../../../../ui/art/index.ts'
import { targetRef } from '../../../../ui/input/targets.ts'
import { useSpokenText } from '../../../../ui/page/announce.ts'
import { useTable } from '../../table.ts'
import { useMessages } from '../../words/messages.ts'
import { wishesLeft } from '../characters/powers.ts'
import type { Teller } from '../log/line.ts'
import styles from './dice.module.css'
import { rollOf } from './roll-words.ts'

interface DieChoiceProps extends Pick<Teller, 'config'> {
  state: State
  /** In a narrow window. */
  small?: boolean
}

/** Whether the die that fell shall stand: asked before a side is chosen or a monster stirs, beside what it shows. */
export function DieChoice({ config, state, small = false }: DieChoiceProps) {
  const table = useTable()
  const m = useMessages()
  const { pending } = state
  const { hero, power } = m.table
  const asked =
    pending?.kind === 'die' ? `${rollOf({ m, config }, pending, state).words}. ${power.askDie}` : null
  useSpokenText(asked)
  if (!asked) return null
  const { act } = table.game.getState()
  return (
    <fieldset className={classNames(styles['choice'], small && styles['small'])} aria-label={asked}>
      <Plank
        ref={targetRef('power:reroll')}
        aria-description={power.means.reroll}
        data-power="reroll"
        onClick={() => act({ type: 'use', power: 'reroll' })}
      >
        <span>
          {power.rollAgain} <small className={styles['cost']}>{hero.wishes(wishesLeft(state) ?? 0)}</small>
        </span>
      </Plank>
      <Plank tone="blue" onClick={() => act({ type: 'keep-die' })}>
        {power.letStand}
      </Plank>
    </fieldset>
  )
}
