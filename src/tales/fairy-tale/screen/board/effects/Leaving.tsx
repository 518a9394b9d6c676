import type { CSSProperties } from 'react'
import { at, type Spot, tiles } from '../../../../../ui/stage/spot.ts'
import type { StandingMonster } from '../../forest/standing.ts'
import { MonsterPicture } from '../tokens/Tokens.tsx'
import styles from './effects.module.css'

/** How a monster leaves the board: taken away where it stood, or on its way to a spot. */
export type LeavingWay = { how: 'removed' } | { how: 'toOak' | 'falling' | 'flung'; to: Spot }

interface LeavingProps {
  monster: StandingMonster
  way: LeavingWay
  time: CSSProperties
}

/** A monster that leaves the board. */
export function Leaving({ monster: { kind, size, x, y }, way, time }: LeavingProps) {
  const there = 'to' in way && { '--way-x': tiles(way.to.x - x), '--way-y': tiles(way.to.y - y) }
  return (
    <div
      className={styles[way.how]}
      style={{ ...at({ x, y }), ...time, ...there, width: tiles(size), height: tiles(size) }}
      aria-hidden="true"
    >
      <MonsterPicture kind={kind} />
    </div>
  )
}
