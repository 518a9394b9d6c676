import type { ComponentProps } from 'react'
import { classNames } from '../classNames.ts'
import { streamOf } from '../random.ts'
import { blob } from '../svg.ts'
import styles from './controls.module.css'

interface SealProps extends ComponentProps<'button'> {
  /** Across, in pixels. */
  size?: number
}

const WAX = blob(streamOf('sealend'), 50, 50, 40, 13, 0.07)

/** The red wax seal: the one weighty thing to do on a page. Children are its words, on two lines at most. */
export function Seal({ size = 128, className, style, children, type = 'button', ...rest }: SealProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classNames(styles['press'], styles['seal'], className)}
      style={{ ...style, width: size, height: size, fontSize: size * 0.18 }}
    >
      <svg viewBox="0 0 100 100" className={styles['shape']} aria-hidden="true">
        <path d={WAX} className={styles['shade']} transform="translate(2 3.5)" />
        <g className={styles['body']}>
          <path d={WAX} fill="var(--seal)" stroke="var(--piece-ink)" strokeWidth={1.8} />
          <circle cx={50} cy={50} r={35.5} fill="none" stroke="var(--seal-line)" strokeWidth={1.6} />
          <circle cx={50} cy={50} r={33} fill="var(--seal-2)" />
          <path d={WAX} className={styles['off']} />
        </g>
      </svg>
      <span className={styles['words']}>{children}</span>
    </button>
  )
}
