import { PAWNS } from '../../../../engine/boogyman/index.ts'
import { ChartField } from '../../../../ui/frames/end/ChartField.tsx'
import {
  type ChartPoint,
  fieldBelow,
  lanes,
  type Scale,
  scaleOf,
  smooth,
} from '../../../../ui/frames/end/chart.ts'
import { useMessages } from '../../words/messages.ts'
import type { Chronicle } from './chronicle.ts'
import styles from './lines.module.css'
import { Marker, markersOf } from './markers.tsx'

interface ChartProps {
  told: Chronicle
  /** In pixels of a usual screen; the letters keep their size. */
  width: number
  label: string
}

const LANE = 40
const FIELD = { lane: LANE, least: 0, gap: 20, height: 132 }

/** Who stood on the board over the turns, Boogymen and whom they took above. */
export function Chart({ told: { turns, moments }, width, label }: ChartProps) {
  const { end } = useMessages()
  const sides = { left: 34, right: width - 24 }
  const { x } = scaleOf(turns.length, PAWNS, { ...sides, top: 0, bottom: 0 })
  const markers = lanes(markersOf(moments, x, width))
  const field = fieldBelow(markers, sides, FIELD)
  const scale = scaleOf(turns.length, PAWNS, field)
  return (
    <ChartField
      field={field}
      scale={scale}
      width={width}
      label={label}
      axis={end.turns}
      lines={<Lines scale={scale} turns={turns} />}
    >
      {markers.map((marker) => (
        <Marker key={marker.key} marker={marker} y={26 + marker.lane * LANE} foot={field.bottom} />
      ))}
    </ChartField>
  )
}

function Lines({ scale, turns }: { scale: Scale; turns: Chronicle['turns'] }) {
  const line = (seat: 0 | 1) =>
    smooth(turns.map(({ standing }, index): ChartPoint => [scale.x(index + 1), scale.y(standing[seat])]))
  return (
    <g>
      <path className={styles['red']} data-line="" d={line(0)} />
      <path className={styles['clear']} d={line(1)} />
      <path className={styles['red']} d={line(0)} opacity={0.35} />
      <path className={styles['green']} data-line="" d={line(1)} />
    </g>
  )
}
