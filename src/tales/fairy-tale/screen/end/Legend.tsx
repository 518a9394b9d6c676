import { useId } from 'react'
import { useAllWords } from '../../words/all-words.ts'
import styles from './lines.module.css'

/** The legend of the two lines, above the chart, where no line can cross it. */
export function Legend() {
  const { end } = useAllWords()
  const hatch = useId()
  return (
    <>
      <li className={styles.tilesName}>
        <svg className="grows" width={40} height={14} viewBox="0 0 40 14" aria-hidden="true">
          <path className={styles.tiles} d="M2 7H38" />
        </svg>
        {end.tilesInForest}
      </li>
      <li className={styles.monstersName}>
        <svg className="grows" width={40} height={18} viewBox="0 0 40 18" aria-hidden="true">
          <Hatch id={hatch} />
          <path d="M2 4H38V17H2Z" fill={`url(#${hatch})`} />
          <path className={styles.monsters} d="M2 4H38" />
        </svg>
        {end.monstersAfoot}
      </li>
    </>
  )
}

/** The hatching below the line of the monsters. */
export const Hatch = ({ id }: { id: string }) => (
  <pattern id={id} width={8} height={8} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
    <rect width={8} height={8} fill="var(--threat-wash)" />
    <path d="M0 0V8" stroke="var(--threat-hatch)" strokeWidth={5} />
  </pattern>
)
