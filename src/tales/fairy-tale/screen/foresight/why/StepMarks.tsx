import { CENTRE, type Direction, neighbour, type Place } from '../../../../../engine/kernel/index.ts'
import { Arrow, OrderNumber } from '../../../../../ui/art/index.ts'
import { at, type BoardPoint } from '../../../../../ui/stage/board-point.ts'
import { MonsterToken } from '../../../art/index.ts'
import { standingIn } from '../../forest/forest-pieces.ts'
import { spotOf } from '../../forest/layout.ts'
import { startOf } from '../../log/explain.ts'
import type { RunPart } from '../../log/runs.ts'
import { type Exit, exitsOf } from './exits.ts'
import styles from './marks.module.css'
import type { StepMoment } from './moments.ts'

/** Returns a point of the board in hundredths of a tile. */
const point = ({ x, y }: BoardPoint): [number, number] => [x * 100, y * 100]

/** A step on the board: the run as a way, the tile with its exits as numbered signs, and the destination. */
export function StepMarks({ moment }: { moment: StepMoment }) {
  const { part, run, index, before } = moment
  const from = startOf(part)
  const { event } = part
  const to = event.type === 'monster-stepped' ? event.to : null
  const monster = standingIn(before).monsters.find(({ n }) => n === run.monster)
  return (
    <>
      <svg className={styles['drawing']} viewBox="0 0 100 100" aria-hidden="true">
        <TileOutline place={from} tone="selected" />
        {to !== null && to !== CENTRE && <TileOutline place={to} tone="threat" />}
        {run.parts.map((other, at) => (
          <Leg key={other.frame} part={other} when={at < index ? 'done' : at === index ? 'now' : 'later'} />
        ))}
        {monster && (
          <g transform={`translate(${point(monster).join(' ')})`}>
            <circle r={monster.size * 62} fill="none" stroke="var(--ink)" strokeWidth={9} />
            <circle r={monster.size * 62} fill="none" stroke="var(--selected)" strokeWidth={5.5} />
            <MonsterToken kind={run.kind} size={monster.size * 100} />
          </g>
        )}
      </svg>
      {exitsOf(part).map((exit) => (
        <ExitSign key={exit.side} exit={exit} place={from} />
      ))}
    </>
  )
}

/** A frame round a tile: gold for the tile of the step, crimson for its destination. */
export function TileOutline({ place, tone }: { place: Place; tone: 'selected' | 'threat' }) {
  const { x, y } = spotOf(place)
  const box = { x: x * 100 - 48, y: y * 100 - 48, width: 96, height: 96, rx: 4, fill: 'none' }
  return (
    <>
      <rect {...box} stroke={tone === 'selected' ? 'var(--ink)' : 'var(--halo)'} strokeWidth={9} />
      <rect
        {...box}
        stroke={`var(--${tone})`}
        strokeWidth={5}
        data-why-from={tone === 'selected' ? '' : undefined}
      />
    </>
  )
}

/** One step of a run: crimson for the current one, thinner for a later one, dotted and brown for an earlier one. */
function Leg({ part: { event, happened }, when }: { part: RunPart; when: 'done' | 'now' | 'later' }) {
  const jump = happened.find((one) => one.type === 'monster-put-out')
  return (
    <>
      {event.type === 'monster-stepped' &&
        (when === 'done' ? (
          <Dotted from={event.from} to={event.to} />
        ) : (
          <g opacity={when === 'now' ? 1 : 0.75}>
            <Arrow {...shortened(event.from, event.to)} width={when === 'now' ? 9 : 5} />
          </g>
        ))}
      {jump?.type === 'monster-put-out' && <Dotted from={jump.from} to={jump.to} />}
    </>
  )
}

/** Returns an arrow from the edge of a tile, clear of its pieces, to a point before the middle of the next. */
function shortened(from: Place, to: Place): { from: [number, number]; to: [number, number] } {
  const [a, b] = [point(spotOf(from)), point(spotOf(to))]
  const along = (part: number): [number, number] => [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part]
  return { from: along(0.42), to: along(0.84) }
}

/** An earlier step: dotted, on a pale ground. */
function Dotted({ from, to }: { from: Place; to: Place }) {
  const [[x1, y1], [x2, y2]] = [point(spotOf(from)), point(spotOf(to))]
  const line = { x1, y1, x2, y2, strokeLinecap: 'round' } as const
  return (
    <>
      <line {...line} stroke="var(--halo)" strokeWidth={9} />
      <line {...line} stroke="var(--ink-2)" strokeWidth={5} strokeDasharray="0.1 10" />
    </>
  )
}

const STATES = { refused: 'refused', taken: 'counts', untried: 'untried' } as const

/** The number of an exit on the edge of the tile. */
function ExitSign({ exit: { side, order, fate }, place }: { exit: Exit; place: Place }) {
  return (
    <svg
      className={styles['sign']}
      style={at(edgeOf(place, side))}
      viewBox="-18 -18 36 36"
      aria-hidden="true"
    >
      <OrderNumber value={order} state={STATES[fate]} />
    </svg>
  )
}

/** Returns the middle of an edge of a tile, a little inside. */
function edgeOf(place: Place, side: Direction): BoardPoint {
  const [here, next] = [spotOf(place), spotOf(neighbour(place, side))]
  return { x: here.x + (next.x - here.x) * 0.46, y: here.y + (next.y - here.y) * 0.46 }
}
