import { memo, useMemo } from 'react'
import type { State } from '../../../../../engine/fairy-tale/index.ts'
import type { Place } from '../../../../../engine/kernel/index.ts'
import { OrderNumber } from '../../../../../ui/art/index.ts'
import type { Spot } from '../../../../../ui/stage/spot.ts'
import type { Route } from '../../../foresight/index.ts'
import { useForesight, usePlayback } from '../../../table.ts'
import { spotOf } from '../../forest/layout.ts'
import { standingIn } from '../../forest/standing.ts'
import { usePointedMonsters } from '../../now/pointing.ts'
import { useWhy } from '../why/explanation.ts'
import styles from './routes.module.css'
import { routesIn } from './routes-in.ts'
import { type Flow, thickness, trafficOf, type WayEnd } from './traffic.ts'

/** All ways to the oak, if nothing else changes: thicker where more monsters go, with their number. */
export const RoutesMarks = memo(function RoutesMarks({ real }: { real: State }) {
  const shown = useForesight(({ routesShown }) => routesShown)
  const playing = usePlayback((playback) => playback.playing)
  const explained = useWhy(({ asked }) => asked !== null)
  return shown && !playing && !explained ? <Marks state={real} /> : null
})

function Marks({ state }: { state: State }) {
  const routes = routesIn(state)
  const pointed = usePointedMonsters(state)
  const own = routes.filter(({ monster }) => pointed.includes(monster))
  return (
    <svg className={styles['marks']} viewBox="0 0 100 100" aria-hidden="true" data-routes="">
      <g className={own.length > 0 ? styles['dim'] : undefined}>
        <AllFlows routes={routes} />
      </g>
      {own.slice(0, 1).map((route) => (
        <OwnWay key={route.monster} route={route} />
      ))}
      <Distances state={state} routes={routes} />
    </svg>
  )
}

const AllFlows = memo(function AllFlows({ routes }: { routes: readonly Route[] }) {
  const { flows, ends } = useMemo(() => trafficOf(routes), [routes])
  return (
    <>
      {flows.map((flow) => (
        <Band key={`${flow.from} ${flow.to}`} flow={flow} />
      ))}
      {flows
        .filter(({ count }) => count > 1)
        .map((flow) => (
          <Count
            key={`${flow.from} ${flow.to}`}
            at={alongOf(flow, isBothWays(flows, flow) ? 0.28 : 0.5)}
            count={flow.count}
          />
        ))}
      {ends.map((end) => (
        <End key={`${end.kind} ${end.at}`} end={end} />
      ))}
    </>
  )
})

/** Whether monsters go back the same step too: then the numbers must not lie on each other. */
const isBothWays = (flows: readonly Flow[], { from, to }: Flow): boolean =>
  flows.some((other) => other.from === to && other.to === from)

/** A spot on a step, right of the road's middle as one walks, so that there and back lie beside each other. */
function alongOf({ from, to }: Pick<Flow, 'from' | 'to'>, part: number): Spot {
  const [a, b] = [spotOf(from), spotOf(to)]
  const [x, y] = [b.x - a.x, b.y - a.y]
  const length = Math.hypot(x, y) || 1
  return { x: a.x + x * part - (y / length) * 0.07, y: a.y + y * part + (x / length) * 0.07 }
}

const text = ({ x, y }: Spot): string => `${Math.round(x * 1000) / 10} ${Math.round(y * 1000) / 10}`

/** One flow: a band with a chevron that says which way. */
function Band({ flow, strong = false }: { flow: Flow; strong?: boolean }) {
  const width = strong ? 9 : thickness(flow.count)
  const [a, b] = [spotOf(flow.from), spotOf(flow.to)]
  const angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI
  const line = `M${text(alongOf(flow, 0.08))}L${text(alongOf(flow, 0.92))}`
  const half = Math.max(6, width * 0.7)
  return (
    <g strokeLinecap="round" strokeLinejoin="round" fill="none" data-stream={flow.count}>
      <path d={line} stroke="var(--threat-hi)" strokeWidth={width + 4} />
      <path d={line} stroke="var(--threat)" strokeWidth={width} opacity={strong ? 1 : 0.85} />
      <path
        d={`M${-half * 0.6} ${-half}L${half * 0.6} 0L${-half * 0.6} ${half}`}
        transform={`translate(${text(alongOf(flow, 0.78))}) rotate(${angle})`}
        stroke="var(--threat-hi)"
        strokeWidth={3.4}
      />
    </g>
  )
}

function Count({ at, count }: { at: Spot; count: number }) {
  return (
    <g transform={`translate(${text(at)})`}>
      <Plate count={count} stroke="var(--threat)" />
    </g>
  )
}

/** A number on a small plate. */
function Plate({ count, stroke }: { count: number; stroke: string }) {
  return (
    <>
      <rect
        x={-15}
        y={-12}
        width={30}
        height={24}
        rx={5}
        fill="var(--page)"
        stroke={stroke}
        strokeWidth={3}
      />
      <text y={7} fontFamily="var(--face-label)" fontSize={20} textAnchor="middle" fill="var(--ink)">
        {count}
      </text>
    </>
  )
}

/** Where ways end before the oak: a turning arrow for a loop, a bar where they stay, a cross where they are gone. */
function End({ end: { at, kind, count } }: { end: WayEnd }) {
  const { x, y } = spotOf(at)
  return (
    <g
      transform={`translate(${x * 100 + 30} ${y * 100 - 30})`}
      data-end={kind}
      strokeLinecap="round"
      fill="none"
    >
      <circle r={17} fill="var(--page)" stroke="var(--ink)" strokeWidth={2.6} />
      {kind === 'loop' && (
        <>
          <path d="M8.5-6A10.5 10.5 0 1 0 10.5 2" stroke="var(--ink)" strokeWidth={3.4} />
          <path d="M3-8.5L11-4.5 11.5-13z" fill="var(--ink)" />
        </>
      )}
      {kind === 'stays' && <path d="M-8 0H8" stroke="var(--ink)" strokeWidth={4.5} />}
      {kind === 'gone' && <path d="M-7-7L7 7M7-7L-7 7" stroke="var(--ink)" strokeWidth={4} />}
      {count > 1 && (
        <g transform="translate(-24 -8) scale(.8)">
          <Plate count={count} stroke="var(--ink)" />
        </g>
      )}
    </g>
  )
}

/** The way of one monster, numbered by its rolls. */
function OwnWay({ route: { path, halts } }: { route: Route }) {
  const legs = path.slice(1).map((to, index) => ({ from: path[index] ?? to, to, count: 1 }))
  const unique = [...new Map(legs.map((leg) => [`${leg.from} ${leg.to}`, leg])).values()]
  const numbers = new Map(halts.map((place, index): [Place, number] => [place, index + 1]).reverse())
  return (
    <g data-own-way="">
      {unique.map((leg) => (
        <Band key={`${leg.from} ${leg.to}`} flow={leg} strong />
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

/** On each monster: how many rolls of its own it takes to the oak; a dash where it never comes there. */
const Distances = memo(function Distances({ state, routes }: { state: State; routes: readonly Route[] }) {
  const rolls = new Map(routes.map((route) => [route.monster, route.rolls]))
  return standingIn(state).monsters.map(({ n, x, y, size }) => (
    <g
      key={n}
      transform={`translate(${Math.round((x + size * 0.36) * 1000) / 10} ${Math.round((y + size * 0.36) * 1000) / 10})`}
      data-distance={rolls.get(n) ?? 'never'}
    >
      <circle r={8.5} fill="var(--page)" stroke="var(--ink)" strokeWidth={2} />
      <text y={4.6} fontFamily="var(--face-label)" fontSize={13} textAnchor="middle" fill="var(--ink)">
        {rolls.get(n) ?? '–'}
      </text>
    </g>
  ))
})
