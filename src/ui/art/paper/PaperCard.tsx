import type { ComponentProps, ReactNode } from 'react'
import type { EachOnce } from '../../../engine/kernel/index.ts'
import { classNames } from '../classNames.ts'
import { deckle, type Edge } from './deckle.ts'
import styles from './PaperCard.module.css'

interface SheetProps extends ComponentProps<'div'> {
  /** The torn edges; the others are cut straight. */
  torn?: readonly Edge[]
  /** Seed of the torn edges. */
  seed?: string
  /** True for an ink frame inside the edge, for cards. */
  framed?: boolean
  children: ReactNode
}

const ALL = ['top', 'right', 'bottom', 'left'] as const satisfies EachOnce<Edge>

/** Paper of any size with torn edges and a hard shadow. `className` lays out its children. */
export function PaperCard({
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
