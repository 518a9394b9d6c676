import { memo, type Ref } from 'react'
import { PAWNS, type SeatName } from '../../../../engine/boogyman/index.ts'
import { INK } from '../../../../ui/art/svg.ts'
import { Folk } from '../pieces.tsx'

/** Distance between seats, and the view box of the bench, in its own units. */
const SEAT = 72
const BOX = `-10 -26 ${SEAT * PAWNS + 12} 118`

const BOARD = `M-8 68H${SEAT * PAWNS}l-4 16H-4z`

interface BenchProps {
  side: SeatName
  /** Number of pieces on the board, drawn standing; the others sleep at home. */
  standing: number
  /** Registers each seat, so that animations to it find it. Must be the same function at each render. */
  seatRef?: (seat: number) => Ref<SVGGElement>
}

/** The bench of a side with its seven seats, as wide as its parent. Seven standing pieces win. */
export const Bench = memo(function Bench({ side, standing, seatRef }: BenchProps) {
  return (
    <svg viewBox={BOX} width="100%" display="block" aria-hidden="true">
      <path d={BOARD} transform="translate(2 6)" fill="var(--shadow)" />
      <path d={BOARD} fill="#B9763C" stroke={INK} strokeWidth={3} strokeLinejoin="round" />
      <path d={`M6 76H${SEAT * PAWNS - 14}`} stroke="#8A5226" strokeWidth={2} />
      {Array.from({ length: PAWNS }, (_, seat) => seat).map((seat) => (
        <g
          key={seat}
          ref={seatRef?.(seat)}
          data-home={`${side} ${seat}`}
          transform={`translate(${seat * SEAT} 4)`}
        >
          <Folk side={side} pose={seat < standing ? 'standing' : 'asleep'} />
        </g>
      ))}
    </svg>
  )
})
