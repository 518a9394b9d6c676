import { INK } from '../svg.ts'
import styles from './DropCap.module.css'
import { Leaf } from './Leaf.tsx'

/** A word with an illuminated initial. Screen readers get the plain word; the drawing is hidden from them. */
export function DropCap({ word }: { word: string }) {
  const letter = word.charAt(0)
  return (
    <>
      <span className="unseen">{word}</span>
      <Cap letter={letter} />
      <span aria-hidden="true" className={styles['rest']} data-rest={word.slice(1)} />
    </>
  )
}

function Cap({ letter }: { letter: string }) {
  return (
    <span className={styles['cap']}>
      <svg width="100%" height="100%" viewBox="0 0 104 104" aria-hidden="true">
        <rect x={2} y={2} width={100} height={100} rx={3} fill="var(--seal-2)" stroke={INK} strokeWidth={3} />
        <rect x={8} y={8} width={88} height={88} fill="none" stroke="#F2C86A" strokeWidth={2} />
        <g color="#F2C86A">
          <Leaf x={16} y={16} scale={1.25} />
          <Leaf x={88} y={16} turn={90} scale={1.25} />
          <Leaf x={88} y={88} turn={180} scale={1.25} />
          <Leaf x={16} y={88} turn={270} scale={1.25} />
        </g>
        <text
          x={52}
          y={82}
          fontFamily="var(--face-title)"
          fontSize={88}
          textAnchor="middle"
          fill="var(--on-seal)"
        >
          {letter}
        </text>
      </svg>
    </span>
  )
}
