import { memo } from 'react'
import { entranceOf, type State } from '../../../../engine/fairy-tale/index.ts'
import type { Direction } from '../../../../engine/kernel/index.ts'
import { type TargetId, targetRef } from '../../../../ui/input/targets.ts'
import { spotOf } from '../forest/layout.ts'
import { usePointing } from '../state/pointer-target.ts'
import styles from './sides.module.css'

interface EntranceLightProps {
  state: State
  /** The side that is pointed at while the player chooses a side, or null. */
  considered: Direction | null
}

/** The gold frame, which the card of a side names and must not cover. */
export const ENTRANCE: TargetId = 'entrance:frame'

/** A gold frame round the entrance tile of a side while its sign is pointed at, focused or considered [R 9]. */
export const EntranceLight = memo(function EntranceLight({ state, considered }: EntranceLightProps) {
  const pointed = usePointing(({ latest }) => (latest?.subject?.kind === 'side' ? latest.subject.side : null))
  const side = considered ?? pointed
  const entrance = side && entranceOf(state, side)
  if (!entrance) return null
  const { x, y } = spotOf(entrance.at)
  return (
    <svg className={styles['wedges']} viewBox="0 0 100 100" aria-hidden="true" data-entrance={side}>
      <g fill="none" transform={`translate(${x * 100} ${y * 100})`}>
        <rect ref={targetRef(ENTRANCE)} x={-53} y={-53} width={106} height={106} />
        <rect x={-48} y={-48} width={96} height={96} rx={6} stroke="var(--piece-ink)" strokeWidth={10} />
        <rect x={-48} y={-48} width={96} height={96} rx={6} stroke="var(--selected)" strokeWidth={6} />
      </g>
    </svg>
  )
})
