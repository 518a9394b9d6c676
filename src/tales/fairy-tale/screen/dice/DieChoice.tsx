import type { State } from '../../../../engine/fairy-tale/index.ts'
import { classNames } from '../../../../ui/art/classNames.ts'
import { Button } from '../../../../ui/art/index.ts'
import { targetRef } from '../../../../ui/input/targets.ts'
import { useSpokenText } from '../../../../ui/page/announce.ts'
import { NEXT } from '../../../../ui/page/focus-fallback.ts'
import { useTable } from '../../runtime.ts'
import { useMessages } from '../../words/messages.ts'
import { wishesLeft } from '../characters/powers.ts'
import type { LogWriter } from '../log/line.ts'
import styles from './dice.module.css'
import { rollOf } from './roll-words.ts'

interface DieChoiceProps extends Pick<LogWriter, 'config'> {
  state: State
  /** In a narrow window. */
  small?: boolean
}

/** Asks whether to keep or reroll the die, before its effect, and shows its meaning. */
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
      <Button
        ref={targetRef('power:reroll')}
        aria-description={power.means.reroll}
        data-power="reroll"
        {...NEXT}
        onClick={() => act({ type: 'use', power: 'reroll' })}
      >
        <span>
          {power.rollAgain} <small className={styles['cost']}>{hero.wishes(wishesLeft(state) ?? 0)}</small>
        </span>
      </Button>
      <Button tone="blue" onClick={() => act({ type: 'keep-die' })}>
        {power.letStand}
      </Button>
    </fieldset>
  )
}
