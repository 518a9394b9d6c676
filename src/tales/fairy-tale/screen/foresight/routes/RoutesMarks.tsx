import { memo } from 'react'
import type { State } from '../../../../../engine/fairy-tale/index.ts'
import { CENTRE, type Place } from '../../../../../engine/kernel/index.ts'
import { Arrow, OrderNumber } from '../../../../../ui/art/index.ts'
import type { BoardPoint } from '../../../../../ui/stage/board-point.ts'
import type { DetailLevel } from '../../../art/index.ts'
import type { Route } from '../../../foresight/index.ts'
import { useForesight, usePlayback } from '../../../runtime.ts'
import { useAllWords } from '../../../words/all-words.ts'
import { standingIn } from '../../forest/forest-pieces.ts'
import { spotOf } from '../../forest/layout.ts'
import { placeName } from '../../forest/names.ts'
import { usePointedMonsters } from '../../state/pointer-target.ts'
import { CountMark, GoneSign, LoopMark, type SignTone, StayMark } from '../board-signs.tsx'
import { useWhy } from '../why/explanation.ts'
import styles from './routes.module.css'
import { routesIn } from './routes-in.ts'
import { type Flow, thickness, trafficIn, type WayEnd } from './traffic.ts'

/** True if all ways are drawn on the board now. */
function useWaysDrawn(): boolean {
  const shown = useForesight(({ routesShown }) => routesShown)
  const playing = usePlayback((playback) => playback.playing)
  const explained = useWhy(({ asked }) => asked !== null)
  return shown && !playing && !explained
}

interface RoutesArrowsProps {
  real: State
  level: DetailLevel
}

/**
 * Below the pieces: an arrow over each border that monsters will cross if nothing else changes. More monsters make it thicker.
 */
export const RoutesArrows = memo(function RoutesArrows({ real, level }: RoutesArrowsProps) {
  return useWaysDrawn() ? <Arrows state={real} growth={level >= 1 ? FAR : 1} /> : null
})

/** The scale of arrows seen from far away, to keep them visible. */
const FAR = 1.6

function Arrows({ state, growth }: { state: State; growth: number }) {
  const { flows } = trafficIn(state)
  const own = useOwnRoutes(state).length > 0
  return (
    <svg className={styles['marks']} viewBox="0 0 100 100" aria-hidden="true" data-routes="">
      <g className={own ? styles['dim'] : undefined}>
        {flows.map((flow) => (
          <FlowArrow
            key={keyOf(flow)}
            flow={flow}
            aside={isBothWays(flows, flow) ? ASIDE : 0}
            width={thickness(flow.count) * growth}
          />
        ))}
      </g>
    </svg>
  )
}

/**
 * Above the pieces: the number of monsters over each border, the ends before the oak, and the whole way of the hovered monster.
 */
export const RoutesMarks = memo(function RoutesMarks({ real }: { real: State }) {
  return useWaysDrawn() ? <Marks state={real} /> : null
})

function Marks({ state }: { state: State }) {
  const own = useOwnRoutes(state)
  const { flows, ends } = trafficIn(state)
  const m = useAllWords()
  const { routes } = m.preview
  const dim = own.length > 0 ? styles['dim'] : undefined
  return (
    <>
      <svg className={styles['marks']} viewBox="0 0 100 100">
        <title>{routes.counts}</title>
        <g className={dim}>
          {flows
            .filter(({ count }) => count > 1)
            .map((flow) => (
              <g
                key={keyOf(flow)}
                transform={`translate(${text(countSpot(flows, flow))})`}
                data-count={flow.count}
              >
                <g className={styles['sign']}>
                  <CountMark
                    count={flow.count}
                    tone={toneOf(flow)}
                    name={routes.together(flow.count, placeName(m, flow.from))}
                  />
                </g>
              </g>
            ))}
        </g>
      </svg>
      <svg className={styles['marks']} viewBox="0 0 100 100" aria-hidden="true">
        <g className={dim}>
          {ends.map((end, index) => (
            <End key={`${end.kind} ${end.at}`} end={end} rank={rankOf(ends, index)} />
          ))}
        </g>
        {own.slice(0, 1).map((route) => (
          <OwnWay key={route.monster} route={route} />
        ))}
        <Distances state={state} routes={own} />
      </svg>
    </>
  )
}

/** Returns the ways of the hovered monsters, or of those on the focused place. */
function useOwnRoutes(state: State): readonly Route[] {
  const pointed = usePointedMonsters(state)
  return routesIn(state).filter(({ monster }) => pointed.includes(monster))
}

const keyOf = ({ from, to }: Pick<Flow, 'from' | 'to'>): string => `${from} ${to}`

const toneOf = ({ to }: Pick<Flow, 'to'>): SignTone => (to === CENTRE ? 'threat' : 'step')

/** True if monsters also cross this border the other way, which puts both arrows side by side. */
const isBothWays = (flows: readonly Flow[], { from, to }: Flow): boolean =>
  flows.some((other) => other.from === to && other.to === from)

/** Distance of an arrow from the middle of the road if monsters go both ways, in tiles. */
const ASIDE = 0.12

/** Start and end of an arrow, in parts of the line between the middles of two tiles. */
const TAIL = 0.26
const TIP = 0.76

/** Returns a point on a step, offset to the right of the road in the direction of travel. */
function alongOf({ from, to }: Pick<Flow, 'from' | 'to'>, part: number, aside: number): BoardPoint {
  const [a, b] = [spotOf(from), spotOf(to)]
  const [x, y] = [b.x - a.x, b.y - a.y]
  const length = Math.hypot(x, y) || 1
  return { x: a.x + x * part - (y / length) * aside, y: a.y + y * part + (x / length) * aside }
}

/** Returns the position of a count: on the tail of its arrow, beside the border. */
const countSpot = (flows: readonly Flow[], flow: Flow): BoardPoint =>
  isBothWays(flows, flow) ? alongOf(flow, 0.44, ASIDE * 1.2) : alongOf(flow, 0.45, 0)

const hundredths = (part: number): number => Math.round(part * 1000) / 10
const point = ({ x, y }: BoardPoint): [number, number] => [hundredths(x), hundredths(y)]
const text = (spot: BoardPoint): string => point(spot).join(' ')

interface FlowArrowProps {
  flow: Pick<Flow, 'from' | 'to'> & Partial<Flow>
  aside: number
  width: number
}

function FlowArrow({ flow, aside, width }: FlowArrowProps) {
  return (
    <g data-stream={flow.count}>
      <Arrow
        from={point(alongOf(flow, TAIL, aside))}
        to={point(alongOf(flow, TIP, aside))}
        width={width}
        tone={toneOf(flow)}
      />
    </g>
  )
}

const END_MARKS = { loop: LoopMark, stays: StayMark, gone: GoneSign } as const satisfies Record<
  WayEnd['kind'],
  unknown
>

/** Returns the number of ends before this one at the same place. */
const rankOf = (ends: readonly WayEnd[], index: number): number =>
  ends.slice(0, index).filter(({ at }) => at === ends[index]?.at).length

/**
 * Distance of the first sign from the middle of a tile toward its north-east corner, which has no symbols, and of each next sign
 * below. In hundredths of a tile.
 */
const CORNER = 39
const NEXT = 16

/** The end of ways before the oak, with the number of monsters. */
function End({ end: { at, kind, count }, rank }: { end: WayEnd; rank: number }) {
  const { x, y } = spotOf(at)
  const Sign = END_MARKS[kind]
  return (
    <g transform={`translate(${x * 100 + CORNER} ${y * 100 - CORNER + rank * NEXT})`} data-end={kind}>
      <g className={styles['sign']}>
        {count > 1 && (
          <g transform="translate(-20 0) scale(.88)">
            <CountMark count={count} tone="step" />
          </g>
        )}
        <Sign />
      </g>
    </g>
  )
}

/** The thickness of the arrows of one monster's own way, in hundredths of a tile. */
const OWN = 6

/** The way of one monster, numbered by its rolls. */
function OwnWay({ route: { path, halts } }: { route: Route }) {
  const legs = path.slice(1).map((to, index) => ({ from: path[index] ?? to, to }))
  const unique = [...new Map(legs.map((leg) => [keyOf(leg), leg])).values()]
  const numbers = new Map(halts.map((place, index): [Place, number] => [place, index + 1]).reverse())
  return (
    <g data-own-way="">
      {unique.map((leg) => (
        <FlowArrow key={keyOf(leg)} flow={leg} aside={0} width={OWN} />
      ))}
      {[...numbers].map(([place, roll]) => {
        const { x, y } = spotOf(place)
        return (
          <g key={place} transform={`translate(${x * 100} ${y * 100})`}>
            <OrderNumber value={roll} scale={0.85} />
          </g>
        )
      })}
    </g>
  )
}

/** On each hovered monster, the number of its own rolls to the oak; a dash if it never arrives. */
function Distances({ state, routes }: { state: State; routes: readonly Route[] }) {
  const rolls = new Map(routes.map((route) => [route.monster, route.rolls]))
  return standingIn(state)
    .monsters.filter(({ n }) => rolls.has(n))
    .map(({ n, x, y, size }) => (
      <g
        key={n}
        transform={`translate(${text({ x: x + size * 0.36, y: y + size * 0.36 })})`}
        data-distance={rolls.get(n) ?? 'never'}
      >
        <circle r={8.5} fill="var(--page)" stroke="var(--ink)" strokeWidth={2} />
        <text y={4.6} fontFamily="var(--face-label)" fontSize={13} textAnchor="middle" fill="var(--ink)">
          {rolls.get(n) ?? '–'}
        </text>
      </g>
    ))
}
