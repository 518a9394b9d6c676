import { SEATS } from '../../../../engine/boogyman/index.ts'
import { Boogyman, Folk } from '../../art/index.ts'
import type { DuelMoment } from './chronicle.ts'
import styles from './lines.module.css'

/** A sign above the chart: a Boogyman who was called, or how many one took. */
export interface MarkerLook {
  key: string
  moment: DuelMoment
  /** The turn's own line. */
  at: number
  /** Where the sign stands, so that it stays on the page. */
  x: number
  width: number
}

const CALLED = 36
const CAPTURED = 68

/** Signs for all moments of a duel, in pixels, none beyond the page. */
export const markersOf = (
  moments: readonly DuelMoment[],
  x: (turn: number) => number,
  pageWidth: number,
): MarkerLook[] =>
  moments.map((moment, index) => {
    const width = moment.kind === 'called' ? CALLED : CAPTURED
    const at = x(moment.turn)
    return {
      key: `${index}`,
      moment,
      at,
      x: Math.min(pageWidth - width / 2, Math.max(width / 2, at)),
      width,
    }
  })

interface MarkerProps {
  marker: MarkerLook
  y: number
  /** Where the dotted line from the sign ends. */
  foot: number
}

export function Marker({ marker: { at, x, moment }, y, foot }: MarkerProps) {
  const side = SEATS[moment.seat]
  return (
    <g>
      <path className={styles['moment']} d={`M${at} ${y + 18}V${foot}`} />
      <g transform={`translate(${x} ${y})`}>
        {moment.kind === 'called' ? (
          <g transform="translate(-16 -14) scale(.5)">
            <Boogyman side={side} />
          </g>
        ) : (
          <>
            <g transform="translate(-34 -12) scale(.44)">
              <Boogyman side={side} />
            </g>
            <g transform="translate(-4 -7) scale(.36)">
              <Folk side={SEATS[moment.seat === 0 ? 1 : 0]} pose="tired" />
            </g>
            <text className={styles['taken']} x={26} y={8}>
              {moment.count}
            </text>
          </>
        )}
      </g>
    </g>
  )
}
