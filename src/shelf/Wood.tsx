import { memo, type ReactNode } from 'react'
import { classNames } from '../ui/art/classNames.ts'
import { Markup } from '../ui/art/Markup.tsx'
import styles from './Wood.module.css'
import { grainOf, LENGTH, WALL, wallMarkup } from './wood-markup.ts'

const BACK = wallMarkup()

/** The back of the bookcase with the posts at its sides, behind everything. */
export const Wall = memo(function Wall() {
  return (
    <>
      <svg
        className={styles.wall}
        viewBox={`0 0 ${WALL.width} ${WALL.height}`}
        preserveAspectRatio="xMidYMid slice"
        data-paper=""
        aria-hidden="true"
      >
        <Markup svg={BACK} />
      </svg>
      <div className={styles.posts} data-paper="" />
    </>
  )
})

interface BoardProps {
  /** Seed of the wood grain. */
  seed: string
  /** True for the beam on top of the bookcase, which carries no books. */
  beam?: boolean
  /** Content that hangs from the beam. */
  children?: ReactNode
}

/** A board across the whole bookcase. Boards are decoration, never buttons. */
export function WoodBoard({ seed, beam = false, children }: BoardProps) {
  return (
    <div className={classNames(styles.board, beam && styles.beam)}>
      <svg
        className={styles.grain}
        viewBox={`0 0 ${LENGTH.width} ${LENGTH.height}`}
        preserveAspectRatio="xMidYMid slice"
        data-paper=""
        aria-hidden="true"
      >
        <path d={grainOf(seed)} fill="none" strokeWidth={1.4} strokeLinecap="round" />
      </svg>
      {children}
    </div>
  )
}
