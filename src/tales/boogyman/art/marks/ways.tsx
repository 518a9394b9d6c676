import { memo } from 'react'
import type { SeatName } from '../../../../engine/boogyman/index.ts'
import { Arrow } from '../../../../ui/art/marks/Arrow.tsx'
import { n1, type Point } from '../../../../ui/art/svg.ts'
import { between } from '../clearing/geometry.ts'
import { PREY_AT } from '../clearing/slots.ts'
import { PreyMark } from './offers.tsx'

/** Distance between a path's ends and the centers of its first and last tile. */
const CLEAR = { start: 0.46, end: 0.36 }
const PREY_SIZE = 0.44

interface HuntProps {
  /** Centers of the tiles on his path, from his own to that of his prey. */
  way: readonly Point[]
  prey: SeatName
  count: number
  /** `tile`: he is on the board. `trees`: he must first be called from two trees, drawn as a dashed arrow. */
  from: 'tile' | 'trees'
  /** Crimson for a threat, blue for one's own move. */
  tone?: 'threat' | 'legal'
}

/** The exact path of a Boogyman to his prey, with the cracked mark on the prey. */
export const Hunt = memo(function Hunt({ way, prey, count, from, tone = 'threat' }: HuntProps) {
  const [start, second] = way
  const [last, before] = [way.at(-1), way.at(-2)]
  if (!start || !second || !last || !before) return null
  return (
    <g>
      <Arrow
        from={between(start, second, CLEAR.start)}
        to={between(last, before, CLEAR.end)}
        via={way.slice(1, -1)}
        tone={tone}
        width={6.5}
        dash={from === 'trees' ? '13 9' : undefined}
      />
      <g transform={`translate(${n1(last[0] + PREY_AT[0])} ${n1(last[1] + PREY_AT[1])}) scale(${PREY_SIZE})`}>
        <PreyMark side={prey} count={count} />
      </g>
    </g>
  )
})
