import { useEffect } from 'react'
import type { State } from '../../engine/fairy-tale/index.ts'
import { useGame } from '../../store/game.ts'
import { announce } from '../app/announce.ts'
import { classNames } from '../art/classNames.ts'
import { DieIcon, Plank } from '../art/index.ts'
import { about } from '../cards/subject.ts'
import { wishesLeft } from '../characters/powers.ts'
import type { Teller } from '../log/line.ts'
import { useMessages } from '../text/useMessages.ts'
import styles from './dice.module.css'
import { rollOf } from './roll-words.ts'

interface DieChoiceProps extends Pick<Teller, 'config'> {
  state: State
  small: boolean
}

/** The die that fell, and whether it shall stand: asked before a side is chosen or a monster stirs. */
export function DieChoice({ config, state, small }: DieChoiceProps) {
  const m = useMessages()
  const { pending } = state
  const roll = pending?.kind === 'die' ? rollOf({ m, config }, pending, state) : null
  const { die, power } = m.table
  const asked = roll ? `${roll.words}. ${power.askDie}` : ''
  useEffect(() => {
    if (asked) announce(asked)
  }, [asked])
  if (!roll) return null
  const { act } = useGame.getState()
  return (
    <fieldset
      className={classNames(styles['show'], styles['choice'], small && styles['small'])}
      aria-label={asked}
    >
      <span className={styles['lying']} {...about({ kind: 'die', for: roll.purpose })}>
        <DieIcon face={roll.face} size={small ? 92 : 132} raised />
      </span>
      <p className={styles['words']}>
        <span className={styles['purpose']}>
          {roll.purpose === 'movement' ? die.forMovement : die.forMonsters}
        </span>
        {roll.words}
      </p>
      <div className={styles['planks']}>
        <Plank
          aria-description={power.means.reroll}
          data-power="reroll"
          onClick={() => act({ type: 'use', power: 'reroll' })}
        >
          <span>
            {power.rollAgain}{' '}
            <small className={styles['cost']}>{m.table.hero.wishes(wishesLeft(state) ?? 0)}</small>
          </span>
        </Plank>
        <Plank tone="blue" onClick={() => act({ type: 'keep-die' })}>
          {power.letStand}
        </Plank>
      </div>
    </fieldset>
  )
}
