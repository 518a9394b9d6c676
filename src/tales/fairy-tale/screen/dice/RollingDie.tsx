import { useEffect, useState } from 'react'
import type { DieFace } from '../../../../engine/kernel/index.ts'
import { prefersReducedMotion } from '../../../../store/motion.ts'
import { DieIcon } from '../../../../ui/art/index.ts'
import styles from './dice.module.css'

interface RollingDieProps {
  face: DieFace
  /** The duration of the roll in milliseconds. */
  ms: number
  /** True when it is at rest. */
  lies: boolean
  size: number
}

/** The time in milliseconds that each face is visible while the die rolls. */
const GLIMPSE = 70

/** A die that tumbles and comes to rest on its face; with reduced motion it is at rest at once. */
export function RollingDie({ face, ms, lies, size }: RollingDieProps) {
  const [seen, setSeen] = useState<DieFace>(() => next(face))
  const still = lies || prefersReducedMotion()
  useEffect(() => {
    if (still) return
    const tumbling = setInterval(() => setSeen(next), GLIMPSE)
    return () => clearInterval(tumbling)
  }, [still])
  return (
    <span
      className={styles[lies ? 'lying' : 'rolling']}
      style={{ animationDuration: `${ms}ms` }}
      data-face={still ? face : seen}
      data-lies={lies}
    >
      <DieIcon face={still ? face : seen} size={size} raised />
    </span>
  )
}

/** The following face, in a cycle. */
const next = (face: DieFace): DieFace => ((face % 6) + 1) as DieFace
