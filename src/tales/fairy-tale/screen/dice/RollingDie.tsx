import { useEffect, useState } from 'react'
import type { DieFace } from '../../../../engine/kernel/index.ts'
import { wantsLessMotion } from '../../../../store/motion.ts'
import { DieIcon } from '../../../../ui/art/index.ts'
import styles from './dice.module.css'

interface RollingDieProps {
  face: DieFace
  /** How long it rolls before it lies, in milliseconds. */
  ms: number
  /** It has come to lie. */
  lies: boolean
  size: number
}

/** How long one face is seen while the die rolls, in milliseconds. */
const GLIMPSE = 70

/** A die that tumbles and comes to lie on its face; it lies there at once where little is to move. */
export function RollingDie({ face, ms, lies, size }: RollingDieProps) {
  const [seen, setSeen] = useState<DieFace>(() => next(face))
  const still = lies || wantsLessMotion()
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

/** Another face: the one that follows, round and round. */
const next = (face: DieFace): DieFace => ((face % 6) + 1) as DieFace
