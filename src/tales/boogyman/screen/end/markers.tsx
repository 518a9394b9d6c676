import { SEATS } from '../../../../engine/boogyman/index.ts'
import { Boogyman, Folk } from '../../art/index.ts'
import styles from './lines.module.css'
import type { DuelMoment } from './turn-history.ts'

/** A mark above the chart: a called Boogyman, or a number of captures. */
export interface MarkerLook {
  key: string
  moment: DuelMoment
  /** The x position of its turn. */
  at: number
  /** The x position of the mark, moved to stay on the page. */
  x: number
  width: number
}

const CALLED = 36
const CAPTURED = 68

/** Marks for all key moments of a duel, in pixels, within the width of the page. */
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
  /** The y position where the dotted line from the mark ends. */
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
