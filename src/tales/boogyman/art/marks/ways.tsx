import { memo } from 'react'
import type { SeatName } from '../../../../engine/boogyman/index.ts'
import { Arrow } from '../../../../ui/art/marks/Arrow.tsx'
import { n1, type Point } from '../../../../ui/art/svg.ts'
import { between } from '../clearing/geometry.ts'
import { PREY_AT } from '../clearing/slots.ts'
import { PreyMark } from './offers.tsx'

/** How far from the middles of its tiles a way begins and ends. */
const CLEAR = { start: 0.46, end: 0.36 }
const PREY_SIZE = 0.44

interface HuntProps {
  /** The middles of the tiles that he walks through, from where he stands to his prey. */
  way: readonly Point[]
  prey: SeatName
  count: number
  /** He is out already, or would be called from two trees first: then the arrow is dashed. */
  from: 'tile' | 'trees'
  /** Crimson where it threatens, blue where it is one's own. */
  tone?: 'threat' | 'legal'
}

/** The way of a Boogyman to his prey, exactly as he would walk it, with the cracked mark on the prey. */
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
