import { memo } from 'react'
import { Arrow, OrderNumber } from '../../../../ui/art/index.ts'
import type { Spot } from '../../../../ui/stage/spot.ts'
import { CrackedHeart, SideWedge } from '../../art/index.ts'
import { useExpansionsIn } from '../../load-expansions.ts'
import { SIDE } from '../forest/sides.ts'
import type { DrawnWay } from './arrows.ts'
import styles from './Marks.module.css'
import type { Shown } from './shown-future.ts'
import { shownWays } from './shown-ways.ts'
import { useShownFuture } from './useShownFuture.ts'

/** How far the hatching of the side that moves reaches, in hundredths of a tile. */
const REACH = 2000

/** The side that moves in the future that is shown, hatched, below everything that stands. */
export const FutureSide = memo(function FutureSide() {
  const shown = useShownFuture()
  if (!shown?.side) return null
  return (
    <svg className={styles['marks']} viewBox="0 0 100 100" aria-hidden="true" data-future-side={shown.side}>
      <SideWedge side={SIDE[shown.side].side} reach={REACH} half={shown.base.rules.sides === 'half'} />
    </svg>
  )
})

/** The ways that pass tiles: below the pieces that stand there, whose faces they would hide. */
export const FuturePasses = memo(function FuturePasses() {
  const shown = useShownFuture()
  const passes = shown ? sortedWays(shown).filter(({ way }) => way.via.length > 0) : []
  if (passes.length === 0) return null
  return (
    <svg className={styles['marks']} viewBox="0 0 100 100" aria-hidden="true">
      <Arrows ways={passes} />
    </svg>
  )
})

/** What would happen in the future that is shown: arrows in the order of the rules, and the hearts that it costs. */
export const FutureMarks = memo(function FutureMarks() {
  const shown = useShownFuture()
  return shown && <Marks shown={shown} />
})

interface SortedWay {
  way: DrawnWay
  /** Paler: it cannot be told from the others, and does not reach the oak. */
  quiet: boolean
}

/** The ways in the order in which they are drawn: those that reach the oak last, above the others. */
function sortedWays(shown: Shown): SortedWay[] {
  const { numbered, ways } = shownWays(shown)
  const all = ways.map((way) => ({ way, quiet: !numbered && way.end !== 'oak' }))
  return [...all.filter(({ quiet }) => quiet), ...all.filter(({ quiet }) => !quiet)]
}

const Marks = memo(function Marks({ shown }: { shown: Shown }) {
  const { hurt, base, events } = shown
  const Stir = useExpansionsIn(base)?.land.StirMarks
  const { numbered } = shownWays(shown)
  const ways = sortedWays(shown)
  return (
    <svg className={styles['marks']} viewBox="0 0 100 100" aria-hidden="true" data-future-marks="">
      <Arrows ways={ways.filter(({ way }) => way.via.length === 0)} />
      {hurt > 0 && <Hearts count={hurt} />}
      {Stir && events && <Stir events={events} state={base} />}
      {ways.map(({ way }) => (
        <WayNumber key={way.key} way={way} numbered={numbered} />
      ))}
    </svg>
  )
})

function Arrows({ ways }: { ways: readonly SortedWay[] }) {
  return (
    <>
      {/* Paler all together: each for itself would be a layer of its own. */}
      <g className={styles['quiet']}>
        {ways.map(({ way, quiet }) => quiet && <WayArrow key={way.key} way={way} quiet />)}
      </g>
      {ways.map(({ way, quiet }) => !quiet && <WayArrow key={way.key} way={way} />)}
    </>
  )
}

const point = ({ x, y }: Spot): [number, number] => [x * 100, y * 100]

function WayArrow({ way: { from, via, to, strides }, quiet = false }: { way: DrawnWay; quiet?: boolean }) {
  if (!to) return null
  const width = quiet ? 4 : Math.min(5.5 + strides.length * 0.5, 9)
  return (
    <g data-arrow={strides.length}>
      <Arrow from={point(from)} via={via.map(point)} to={point(to)} width={width} />
    </g>
  )
}

function WayNumber({ way: { badge, to, strides }, numbered }: { way: DrawnWay; numbered: boolean }) {
  const [first] = strides
  if (numbered && first) {
    return (
      <g transform={`translate(${point(badge).join(' ')})`} data-order={first.order}>
        <g className={styles['number']}>
          <OrderNumber value={first.order} scale={0.62} />
        </g>
      </g>
    )
  }
  if (strides.length < 2 || !to) return null
  return (
    <g transform={`translate(${point(badge).join(' ')})`} data-count={strides.length}>
      <g className={styles['number']}>
        <CountMark count={strides.length} />
      </g>
    </g>
  )
}

/** Round the oak's shoulder, clear of the heroes beside its trunk and of the sign on the next tile. */
const HEARTS = [
  [14, -47],
  [34, -42],
  [45, -24],
]

/** The hearts that break. */
function Hearts({ count }: { count: number }) {
  return (
    <g data-hurt={count}>
      {Array.from({ length: count }, (_, index) => index).map((index) => (
        <g key={index} transform={`translate(${(HEARTS[index] ?? []).join(' ')})`}>
          <CrackedHeart scale={0.52} />
        </g>
      ))}
    </g>
  )
}

/** How many go the same way, in a lozenge, its middle at (0, 0): a number, not an order. */
function CountMark({ count }: { count: number }) {
  const half = count > 9 ? 15 : 12
  return (
    <g>
      <rect
        x={-half}
        y={-8.5}
        width={half * 2}
        height={17}
        rx={3}
        fill="var(--threat-hi)"
        stroke="var(--threat)"
        strokeWidth={2.2}
      />
      <text y={4.6} fontFamily="var(--face-label)" fontSize={13} textAnchor="middle" fill="var(--threat)">
        {`${count}×`}
      </text>
    </g>
  )
}
