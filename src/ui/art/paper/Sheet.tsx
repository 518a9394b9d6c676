import type { ComponentProps, ReactNode } from 'react'
import type { EachOnce } from '../../../engine/kernel/index.ts'
import { classNames } from '../classNames.ts'
import { deckle, type Edge } from './deckle.ts'
import styles from './Sheet.module.css'

interface SheetProps extends ComponentProps<'div'> {
  /** Which edges are torn; the others are cut straight. */
  torn?: readonly Edge[]
  /** Other seeds tear otherwise. */
  seed?: string
  /** An ink frame inside, for cards. */
  framed?: boolean
  children: ReactNode
}

const ALL = ['top', 'right', 'bottom', 'left'] as const satisfies EachOnce<Edge>

/** A sheet of paper of any size with torn edges and a hard shadow. Lay out its children by `className`. */
export function Sheet({
  torn = ALL,
  seed = 'sheet',
  framed = false,
  className,
  children,
  ...rest
}: SheetProps) {
  const clipPath = deckle(torn, seed)
  return (
    <div {...rest} className={classNames(styles['sheet'], framed && styles['framed'], className)}>
      <div className={styles['paper']} data-paper="" aria-hidden="true">
        <div className={styles['shadow']} style={{ clipPath }} />
        <div className={styles['edge']} style={{ clipPath }} />
        <div className={styles['face']} style={{ clipPath }} />
        {framed && <div className={styles['frame']} />}
      </div>
      {children}
    </div>
  )
}
