import type { Direction } from '../../../../../engine/kernel/index.ts'
import { Arrow } from '../../../../../ui/art/index.ts'
import type { Exit } from './exits.ts'

const TURN: Record<Direction, number> = { east: 0, south: 90, west: 180, north: 270 }

interface FateSignProps {
  fate: Exit['fate']
  side: Direction
  label: string
}

/** The result of an exit as a sign at the end of its line: barred, taken, or not tried. */
export function FateSign({ fate, side, label }: FateSignProps) {
  return (
    <svg className="grows" width={36} height={36} viewBox="-22 -22 44 44" role="img" aria-label={label}>
      {fate === 'refused' && (
        <>
          <circle r={15} fill="var(--page)" stroke="var(--ink)" strokeWidth={2.5} />
          <path d="M-8 0H8" stroke="var(--threat)" strokeWidth={5.5} strokeLinecap="round" />
        </>
      )}
      {fate === 'taken' && (
        <g transform={`rotate(${TURN[side]})`}>
          <Arrow from={[-18, 0]} to={[19, 0]} width={6} />
        </g>
      )}
      {fate === 'untried' && <path d="M-12 0h5M-2.5 0h5M7 0h5" stroke="var(--ink-2)" strokeWidth={4} />}
    </svg>
  )
}
