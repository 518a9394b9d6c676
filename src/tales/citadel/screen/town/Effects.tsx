import type { CSSProperties } from 'react'
import {
  goalOf,
  type Plot,
  playing,
  pointsOf,
  type Seat,
  standingOn,
  type View,
} from '../../../../engine/citadel/index.ts'
import { Markup } from '../../../../ui/art/Markup.tsx'
import type { Point } from '../../../../ui/art/svg.ts'
import { brickMarkup } from '../../art/signs-markup.ts'
import {
  markerPlaces,
  sealMarkup,
  spotAt,
  spotOn,
  standOn,
  WALL,
  wallBoxes,
  wedgeAt,
} from '../../art/town/index.ts'
import type { Cue } from '../../table.ts'
import { orderOf } from '../now/names.ts'
import { BluePlank } from './Plank.tsx'
import { Bare, BuildingAlone, Shield } from './PlotPieces.tsx'
import styles from './town.module.css'

/** They come with them: none is seen in the town's first moment. */
export { BesiegerMarks } from './BesiegerMarks.tsx'
export { SmallMap } from './SmallMap.tsx'

/** What is to be seen while an event is shown, besides what stands: what goes, what is paid where, a seal that is stamped. */
export function Effects({ cue: { event }, state }: { cue: Cue; state: View }) {
  switch (event.type) {
    case 'destroyed':
      return (
        <Leaving plot={event.plot}>
          <BuildingAlone building={event.card} detail="fine" />
        </Leaving>
      )
    case 'vacated':
      return <Withdrawn plot={event.plot} seat={event.seat} state={state} />
    case 'besieged':
      return <Withdrawn plot={event.plot} seat={event.from} state={state} />
    case 'income':
      return (
        <>
          <g className={styles['paid']}>
            <BluePlank at={spotOn(event.plot, wedgeAt(event.plot).middle)} text={`+${event.count}`} isPrice />
          </g>
          <Flying from={standOn(event.plot)} to={markerOf(state, event.seat)} />
        </>
      )
    case 'tax':
      return <Flying from={markerOf(state, event.seat)} to={BANK} />
    case 'bricks':
      return event.count > 0 ? (
        <Flying from={BANK} to={markerOf(state, event.seat)} />
      ) : (
        <Flying from={markerOf(state, event.seat)} to={BANK} />
      )
    case 'red-box':
      return <Stamped points={event.points} state={state} />
    default:
      return null
  }
}

/** Where the bricks of the bank come from, and go: the fountain in the middle, where nobody builds. */
const BANK: Point = [0, 0]

/** Where the marker of an Order hangs on the wall. */
function markerOf(state: View, seat: Seat): Point {
  const seats = playing(state)
  const points = seats.map((one) => pointsOf(state, one))
  const place = markerPlaces(points, wallBoxes(goalOf(state)))[seats.indexOf(seat)]
  return place ? spotAt(place.radius, place.angle) : BANK
}

/** A brick that flies to its owner, or to the bank. */
function Flying({ from: [x, y], to }: { from: Point; to: Point }) {
  const way = { '--x': `${(to[0] - x).toFixed(1)}px`, '--y': `${(to[1] - y).toFixed(1)}px` }
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <g className={styles['flying']} style={way as CSSProperties} data-flying="">
        <Markup svg={brickMarkup()} />
      </g>
    </g>
  )
}

/** What goes is lifted off its plot. */
function Leaving({ plot, children }: { plot: Plot; children: React.ReactNode }) {
  const [x, y] = standOn(plot)
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <g className={styles['leaving']}>{children}</g>
    </g>
  )
}

/** The shield of whoever loses a plot tips over, or their Knight goes from a bare one. */
function Withdrawn({ plot, seat, state }: { plot: Plot; seat: Seat; state: View }) {
  const order = orderOf(seat)
  return (
    <Leaving plot={plot}>
      {standingOn(state, plot) ? (
        <Shield order={order} detail="fine" />
      ) : (
        <Bare order={order} detail="fine" />
      )}
    </Leaving>
  )
}

/** The seal of a red box comes down on it. */
function Stamped({ points, state }: { points: number; state: View }) {
  const box = wallBoxes(goalOf(state))[points]
  if (!box) return null
  const [x, y] = spotAt((WALL.inner + WALL.outer) / 2, box.angle)
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <g className={styles['stamped']}>
        <Markup svg={sealMarkup(0, 0)} />
        <text
          y={6}
          fontSize={17}
          textAnchor="middle"
          fill="var(--on-seal)"
          style={{ fontFamily: 'var(--face-label)' }}
        >
          {points}
        </text>
      </g>
    </g>
  )
}
