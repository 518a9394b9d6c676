import { memo, useMemo } from 'react'
import { Arrow, CrackedHeart, OrderNumber, SideWedge } from '../art/index.ts'
import type { Spot } from '../board/layout.ts'
import { SIDE } from '../board/sides/Signs.tsx'
import type { Way } from './arrows.ts'
import { CountMark } from './CountMark.tsx'
import styles from './Marks.module.css'
import type { Shown } from './shown.ts'
import { shownWays } from './shown-ways.ts'
import { useShownFuture } from './useShownFuture.ts'

/** How far the hatching of the side that moves reaches, in hundredths of a tile. */
const REACH = 2000

/** The side that moves in the future that is shown, hatched, below everything that stands. */
export function FutureSide() {
  const shown = useShownFuture()
  if (!shown?.side) return null
  return (
    <svg className={styles['marks']} viewBox="0 0 100 100" aria-hidden="true" data-future-side={shown.side}>
      <SideWedge side={SIDE[shown.side].side} reach={REACH} half={shown.base.rules.sides === 'half'} />
    </svg>
  )
}

/** What would happen in the future that is shown: arrows in the order of the rules, and the hearts that it costs. */
export function FutureMarks() {
  const shown = useShownFuture()
  return shown && <Marks shown={shown} />
}

const Marks = memo(function Marks({ shown }: { shown: Shown }) {
  const { hurt } = shown
  const { numbered, ways } = useMemo(() => shownWays(shown), [shown])
  // Those that reach the oak are drawn last, above the others; where all cannot be told apart, the others are quieter.
  const loud = ways.filter(({ end }) => numbered || end === 'oak')
  const quiet = ways.filter((way) => !loud.includes(way))
  const sorted = [...quiet, ...loud]
  return (
    <svg className={styles['marks']} viewBox="0 0 100 100" aria-hidden="true" data-future-marks="">
      {/* Paler all together: each for itself would be a layer of its own. */}
      <g className={styles['quiet']}>
        {quiet.map((way) => (
          <WayArrow key={way.key} way={way} quiet />
        ))}
      </g>
      {loud.map((way) => (
        <WayArrow key={way.key} way={way} />
      ))}
      {hurt > 0 && <Hearts count={hurt} />}
      {sorted.map((way) => (
        <WayNumber key={way.key} way={way} numbered={numbered} />
      ))}
    </svg>
  )
})

const point = ({ x, y }: Spot): [number, number] => [x * 100, y * 100]

function WayArrow({ way: { from, via, to, strides }, quiet = false }: { way: Way; quiet?: boolean }) {
  if (!to) return null
  const width = quiet ? 4 : Math.min(5.5 + strides.length * 0.5, 9)
  return (
    <g data-arrow={strides.length}>
      <Arrow from={point(from)} via={via.map(point)} to={point(to)} width={width} />
    </g>
  )
}

function WayNumber({ way: { badge, from, to, strides }, numbered }: { way: Way; numbered: boolean }) {
  const [first] = strides
  if (numbered && first) {
    return (
      <g transform={`translate(${point(badge).join(' ')})`} data-order={first.order}>
        <OrderNumber value={first.order} scale={0.58} />
      </g>
    )
  }
  if (strides.length < 2 || !to) return null
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
  return (
    <g transform={`translate(${point(middle).join(' ')})`} data-count={strides.length}>
      <CountMark count={strides.length} />
    </g>
  )
}

/** The hearts that break, at the oak's shoulder. */
function Hearts({ count }: { count: number }) {
  return (
    <g data-hurt={count}>
      {Array.from({ length: count }, (_, index) => index).map((index) => (
        <g key={index} transform={`translate(${46 + index * 26} ${-46 + index * 6})`}>
          <CrackedHeart scale={0.82} />
        </g>
      ))}
    </g>
  )
}
