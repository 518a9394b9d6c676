import { classNames } from '../../../../ui/art/classNames.ts'
import { Icon } from '../../../../ui/art/index.ts'
import styles from './characters.module.css'

export type PipIcon = 'boot-prints' | 'tile' | 'wood-axe' | 'star' | 'braid' | 'wing' | 'wand'

interface PipsProps {
  icon: PipIcon
  /** The uses in one turn, and those left. */
  all: number
  left: number
}

/** The uses left of an action, as counters; used ones are only printed. */
export function Pips({ icon, all, left }: PipsProps) {
  return (
    <span className={styles['pips']} aria-hidden="true">
      {Array.from({ length: all }, (_, index) => index).map((index) => (
        <span
          key={index}
          className={classNames(
            styles['pip'],
            icon === 'tile' && styles['bare'],
            index >= left && styles['used'],
          )}
          data-pip={index < left ? 'left' : 'used'}
        >
          {index < left && <Icon name={icon} size={icon === 'tile' ? 24 : 17} />}
        </span>
      ))}
    </span>
  )
}
