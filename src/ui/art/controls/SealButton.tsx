import type { ComponentProps } from 'react'
import { classNames } from '../classNames.ts'
import { streamOf } from '../random.ts'
import { blob } from '../svg.ts'
import styles from './controls.module.css'
import { repeats, Tip } from './Tooltip.tsx'

interface SealProps extends ComponentProps<'button'> {
  /** Diameter in pixels at the usual font size. Larger fonts enlarge it by a third at most; the UI scale applies too. */
  size?: number
}

const WAX = blob(streamOf('sealend'), 50, 50, 40, 13, 0.07)

/** A length that grows with the font size, up to the room in the seal. */
const across = (size: number): string => `min(${size / 16}rem, ${size * 1.33}px * var(--screen, 1))`

/** The red wax seal, for the one main action of a page. Its children are the label, on two lines at most. */
export function SealButton({
  size = 128,
  className,
  style,
  title,
  children,
  type = 'button',
  ...rest
}: SealProps) {
  const names = { name: rest['aria-label'], title }
  return (
    <button
      {...rest}
      type={type}
      title={repeats(names) ? undefined : title}
      className={classNames(styles['press'], styles['seal'], className)}
      style={{ ...style, width: across(size), height: across(size), fontSize: across(size * 0.18) }}
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
      <Tip {...names} />
    </button>
  )
}
