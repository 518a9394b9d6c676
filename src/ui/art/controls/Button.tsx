import type { ComponentProps } from 'react'
import { classNames } from '../classNames.ts'
import styles from './controls.module.css'

interface ButtonProps extends ComponentProps<'button'> {
  /** `blue`: confirms a legal move. `dark`: calls up something dark. `wood`: everything else. */
  tone?: 'wood' | 'blue' | 'dark'
}

const BOARD = 'M1.2 5L98.2 1 99.5 86 .5 94z'
const GRAIN = 'M5 17L95 13M5 81L95 75'

/** A wooden button, as wide as its label. */
export function Button({ tone = 'wood', className, children, type = 'button', ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classNames(styles['press'], styles['plank'], styles[tone], className)}
    >
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={styles['shape']} aria-hidden="true">
        <path d={BOARD} className={classNames(styles['shade'], styles['plankShade'])} />
        <g className={styles['body']}>
          <path d={BOARD} className={styles['board']} vectorEffect="non-scaling-stroke" />
          <path d={GRAIN} className={styles['grain']} vectorEffect="non-scaling-stroke" />
          <path d={BOARD} className={styles['off']} vectorEffect="non-scaling-stroke" />
        </g>
      </svg>
      <span className={styles['words']}>{children}</span>
    </button>
  )
}
