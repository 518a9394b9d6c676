import { memo } from 'react'
import { classNames } from '../../../../ui/art/classNames.ts'
import { Arrow, OrderNumber } from '../../../../ui/art/index.ts'
import type { BoardPoint } from '../../../../ui/stage/board-point.ts'
import { CrackedHeart, type DetailLevel, SideWedge } from '../../art/index.ts'
import { useExpansionsIn } from '../../load-expansions.ts'
import { SIDE } from '../forest/sides.ts'
import { type DrawnWay, endOf } from './arrows.ts'
import { CountMark, StayMark } from './board-signs.tsx'
import styles from './Marks.module.css'
import { HEARTS_A_SIDE, heartsOf } from './oak-hearts.ts'
import type { Shown } from './shown-future.ts'
import { shownWays } from './shown-ways.ts'
import { useShownFuture } from './useShownFuture.ts'

/** Length of the hatching of the moving side, in hundredths of a tile. */
const REACH = 2000

/** The hatched side that moves in the displayed future, below all pieces. */
export const FutureSide = memo(function FutureSide() {
  const shown = useShownFuture()
  // A choice of sides has its own picture of the sides.
  if (!shown?.side || shown.base.pending) return null
  return (
    <svg className={styles['marks']} viewBox="0 0 100 100" aria-hidden="true" data-future-side={shown.side}>
      <SideWedge side={SIDE[shown.side].side} reach={REACH} half={shown.base.rules.sides === 'half'} />
    </svg>
  )
})

/** Arrows below the pieces, so that these keep their faces: ways across tiles, and the thin arrows of next steps. */
export const FuturePasses = memo(function FuturePasses({ level }: { level: DetailLevel }) {
  const shown = useShownFuture()
  return shown && <Passes shown={shown} level={level} />
})

// A component of its own, like `Marks`, so that unrelated clicks do not redraw the arrows.
const Passes = memo(function Passes({ shown, level }: { shown: Shown; level: DetailLevel }) {
  const { below } = layersOf(shown)
  if (below.length === 0) return null
  return (
    <svg className={classNames(styles['marks'], styles['below'])} viewBox="0 0 100 100" aria-hidden="true">
      <Arrows ways={below} growth={level >= 1 ? FAR : 1} />
    </svg>
  )
})

/** The displayed future: arrows in the order of the rules, and the hearts that it costs. */
export const FutureMarks = memo(function FutureMarks() {
  const shown = useShownFuture()
  return shown && <Marks shown={shown} />
})

/** The style of a way: a threat, a paler one that does not reach the oak, or a thin next step. */
type Weight = 'strong' | 'quiet' | 'thin'

interface SortedWay {
  way: DrawnWay
  weight: Weight
  /** True if it is only the end of a way, over the whole way below the pieces. */
  isTip?: boolean
}

/** Returns the ways below and above the pieces, each in drawing order: those that reach the oak come last. */
function layersOf(shown: Shown): { below: SortedWay[]; above: SortedWay[] } {
  const { numbered, ways } = shownWays(shown)
  const weightOf = ({ end }: DrawnWay): Weight => {
    if (numbered || end === 'oak') return 'strong'
    return shown.bold ? 'quiet' : 'thin'
  }
  const all = ways.map((way) => ({ way, weight: weightOf(way) }))
  const sorted = [
    ...all.filter(({ weight }) => weight !== 'strong'),
    ...all.filter(({ weight }) => weight === 'strong'),
  ]
  const isBelow = ({ way, weight }: SortedWay) => weight === 'thin' || way.via.length > 0
  // Heroes and hearts at the oak would cover the end of a run: its tip is drawn again above them.
  const tips = sorted.filter(({ way }) => way.end === 'oak' && way.via.length > 0)
  return {
    below: sorted.filter(isBelow),
    above: [
      ...sorted.filter((one) => !isBelow(one)),
      ...tips.map(({ way, weight }) => ({ way: endOf(way), weight, isTip: true })),
    ],
  }
}

const Marks = memo(function Marks({ shown }: { shown: Shown }) {
  const { hurt, base, events } = shown
  const Stir = useExpansionsIn(base)?.land.StirMarks
  const { numbered, ways, stays } = shownWays(shown)
  const { above } = layersOf(shown)
  return (
    <svg className={styles['marks']} viewBox="0 0 100 100" aria-hidden="true" data-future-marks="">
      {hurt > 0 && (
        <g data-hurt={hurt}>
          {heartsOf(ways).map(([x, y]) => (
            <g key={`${x} ${y}`} transform={`translate(${x} ${y})`} data-cracked="">
              <CrackedHeart scale={0.56} />
            </g>
          ))}
        </g>
      )}
      <Arrows ways={above} growth={1} />
      {stays.map((spot) => (
        <g key={`${spot.x} ${spot.y}`} transform={`translate(${point(spot).join(' ')})`} data-stays="">
          <StayMark />
        </g>
      ))}
      {Stir && events && <Stir events={events} state={base} />}
      {ways.map((way) => (
        <WayNumber key={way.key} way={way} numbered={numbered} counted={isCounted(way, shown.bold)} />
      ))}
    </svg>
  )
})

/** The scale of thin arrows seen from far away, to keep them visible. */
const FAR = 1.8

function Arrows({ ways, growth }: { ways: readonly SortedWay[]; growth: number }) {
  return (
    <>
      {/* One opacity for the whole group: otherwise each arrow would need a layer of its own. */}
      <g className={styles['quiet']}>
        {ways.map((one) => one.weight === 'quiet' && <WayArrow key={one.way.key} {...one} growth={growth} />)}
      </g>
      {ways.map((one) => one.weight !== 'quiet' && <WayArrow key={one.way.key} {...one} growth={growth} />)}
    </>
  )
}

const point = ({ x, y }: BoardPoint): [number, number] => [x * 100, y * 100]

/** Returns the thickness of an arrow, in hundredths of a tile: more monsters make it thicker. */
function widthOf(weight: Weight, count: number, growth: number): number {
  if (weight === 'thin') return Math.min(1.4 + count * 1.2, 5) * growth
  return weight === 'quiet' ? 4 : Math.min(5.5 + count * 0.5, 9)
}

function WayArrow({
  way: { from, via, to, strides },
  weight,
  isTip = false,
  growth,
}: SortedWay & { growth: number }) {
  if (!to) return null
  const marks = isTip ? { 'data-tip': '' } : { 'data-arrow': strides.length, 'data-weight': weight }
  return (
    <g {...marks}>
      <Arrow
        from={point(from)}
        via={via.map(point)}
        to={point(to)}
        width={widthOf(weight, strides.length, growth)}
        tone={weight === 'thin' ? 'step' : 'threat'}
        continues={isTip}
      />
    </g>
  )
}

interface WayNumberProps {
  way: DrawnWay
  numbered: boolean
  /** True if a figure shows the number of monsters; thin arrows show it by their thickness. */
  counted: boolean
}

function WayNumber({ way: { badge, to, strides }, numbered, counted }: WayNumberProps) {
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
  if (!counted || strides.length < 2 || !to) return null
  return (
    <g transform={`translate(${point(badge).join(' ')})`} data-count={strides.length}>
      <g className={styles['number']}>
        <CountMark count={strides.length} />
      </g>
    </g>
  )
}

/** True if a figure shows the number of monsters on a way. At the oak, hearts show it up to their maximum. */
const isCounted = ({ end, strides }: DrawnWay, bold: boolean): boolean =>
  end === 'oak' ? strides.length > HEARTS_A_SIDE : bold
