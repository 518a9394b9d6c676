import { memo } from 'react'
import { type HeroId, HeroStandee, type MonsterKind, MonsterToken } from '../art/index.ts'
import styles from './Pieces.module.css'

const HEROES: readonly (readonly [HeroId, x: number])[] = [
  ['huntsman', 56],
  ['puss-in-boots', 208],
  ['red-riding-hood', 132],
]
const MONSTERS: readonly (readonly [MonsterKind, x: number])[] = [
  ['ice-witch', 360],
  ['troll', 504],
  ['big-bad-wolf', 432],
]

/** Drawings of game pieces at the foot of the bookcase. */
export const Pieces = memo(function Pieces() {
  return (
    <svg
      className={styles.pieces}
      viewBox="0 0 560 104"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
    >
      {HEROES.map(([hero, x]) => (
        <g key={hero} transform={`translate(${x} 100)`}>
          <HeroStandee character={hero} height={88} />
        </g>
      ))}
      {MONSTERS.map(([monster, x]) => (
        <g key={monster} transform={`translate(${x} 67)`}>
          <MonsterToken kind={monster} size={68} />
        </g>
      ))}
    </svg>
  )
})
