import { goalOf, type Plot, type Seat, standingOn, type View } from '../../../../engine/citadel/index.ts'
import { Markup } from '../../../../ui/art/Markup.tsx'
import { sealMarkup, spotAt, spotOn, standOn, WALL, wallBoxes, wedgeAt } from '../../art/town/index.ts'
import type { Cue } from '../../runtime.ts'
import { orderOf } from '../state/order-names.ts'
import { BluePlank } from './Plank.tsx'
import { Bare, BuildingAlone, Shield } from './PlotPieces.tsx'
import styles from './town.module.css'

/** Re-exported so that they are in the same chunk. */
export { BesiegerMarks } from './BesiegerMarks.tsx'
export { SmallMap } from './SmallMap.tsx'

/** Effects of the event that playback shows: leaving pieces, pay on plots, a stamped seal. */
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
        <g className={styles['paid']}>
          <BluePlank at={spotOn(event.plot, wedgeAt(event.plot).middle)} text={`+${event.count}`} isPrice />
        </g>
      )
    case 'red-box':
      return <Stamped points={event.points} state={state} />
    default:
      return null
  }
}

/** Lifts a piece off its plot. */
function Leaving({ plot, children }: { plot: Plot; children: React.ReactNode }) {
  const [x, y] = standOn(plot)
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <g className={styles['leaving']}>{children}</g>
    </g>
  )
}

/** Tips over the shield of a lost plot, or lifts the Knight off a bare one. */
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

/** Stamps the seal onto a red box. */
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
