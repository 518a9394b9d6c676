import type { ComponentProps } from 'react'
import { classNames } from '../classNames.ts'
import styles from './controls.module.css'
import { repeats, Tip } from './Tooltip.tsx'

interface TokenButtonProps extends ComponentProps<'button'> {
  /** Across, in pixels; on a large screen it grows with the letters. */
  size?: number
}

const across = (size: number): string => `calc(${size}px * var(--screen, 1))`

/** A round wooden counter to press; its child is an icon, its name the caller's `aria-label`. */
export function IconButton({
  size = 48,
  className,
  style,
  title,
  children,
  type = 'button',
  ...rest
}: TokenButtonProps) {
  const names = { name: rest['aria-label'], title }
  return (
    <button
      {...rest}
      type={type}
      title={repeats(names) ? undefined : title}
      className={classNames(styles['press'], styles['token'], className)}
      style={{ ...style, width: across(size), height: across(size) }}
    >
      <svg viewBox="0 0 64 64" className={styles['shape']} aria-hidden="true">
        <circle cx={33.5} cy={36} r={29} className={styles['shade']} />
        <g className={styles['body']}>
          <circle cx={32} cy={32} r={29} className={styles['disc']} />
          <circle cx={32} cy={32} r={24} fill="none" stroke="var(--wood-line)" strokeWidth={1.6} />
          <circle cx={32} cy={32} r={29} className={styles['off']} />
        </g>
      </svg>
      <span className={styles['words']}>{children}</span>
      <Tip {...names} />
    </button>
  )
}
