import { useEffect, useState } from 'react'
import type { DieFace } from '../../engine/kernel/index.ts'
import { DieIcon } from '../art/index.ts'
import styles from './dice.module.css'

interface RollingDieProps {
  face: DieFace
  /** How long it rolls before it lies, in milliseconds. */
  ms: number
  size: number
}

/** How long one face is seen while the die rolls, in milliseconds. */
const GLIMPSE = 70

/** A die that tumbles and comes to lie on its face. */
export function RollingDie({ face, ms, size }: RollingDieProps) {
  const [seen, setSeen] = useState<DieFace>(() => next(face))
  const [lies, setLies] = useState(false)
  useEffect(() => {
    const tumbling = setInterval(() => setSeen(next), GLIMPSE)
    const landing = setTimeout(() => {
      clearInterval(tumbling)
      setLies(true)
    }, ms)
    return () => {
      clearInterval(tumbling)
      clearTimeout(landing)
    }
  }, [ms])
  return (
    <span className={styles[lies ? 'lying' : 'rolling']} style={{ animationDuration: `${ms}ms` }}>
      <DieIcon face={lies ? face : seen} size={size} raised />
    </span>
  )
}

/** Another face: the one that follows, round and round. */
const next = (face: DieFace): DieFace => ((face % 6) + 1) as DieFace
