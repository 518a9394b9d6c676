import { useId } from 'react'
import type { SeatConfig } from '../../../../engine/fairy-tale/index.ts'
import { ChartField } from '../../../../ui/frames/end/ChartField.tsx'
import {
  type ChartPoint,
  type Field,
  fieldBelow,
  lanes,
  type Scale,
  scaleOf,
  smooth,
} from '../../../../ui/frames/end/chart.ts'
import { useAllWords } from '../../words/all-words.ts'
import type { Chronicle } from './chronicle.ts'
import { isCrowd } from './crowd.ts'
import { Hatch } from './Legend.tsx'
import styles from './lines.module.css'
import { Marker, markersOf } from './markers.tsx'

interface ChartProps {
  told: Chronicle
  seats: readonly SeatConfig[]
  /** In pixels of a usual screen; the letters keep their size. */
  width: number
  label: string
}

const LANE = 40

/** How high the lines are drawn, in pixels; where many played, they need the room below. */
const FIELD_HEIGHT = 164
const LOW_FIELD = 112

/** Tiles in the forest (dashed) and monsters afoot (hatched) over the turns, hearts and diamonds above. */
export function Chart({ told: { turns, moments }, seats, width, label }: ChartProps) {
  const { end } = useAllWords()
  const most = Math.max(...turns.map(({ tiles, monsters }) => Math.max(tiles, monsters)))
  const sides = { left: 34, right: width - 24 }
  const { x } = scaleOf(turns.length, most, { ...sides, top: 0, bottom: 0 })
  const markers = lanes(markersOf(moments, seats, x, width))
  const height = isCrowd(seats) ? LOW_FIELD : FIELD_HEIGHT
  const field = fieldBelow(markers, sides, { lane: LANE, least: 1, gap: 14, height })
  const scale = scaleOf(turns.length, most, field)
  return (
    <ChartField
      field={field}
      scale={scale}
      width={width}
      label={label}
      axis={end.turns}
      lines={<Lines field={field} scale={scale} turns={turns} />}
    >
      {markers.map((marker) => (
        <Marker key={marker.key} marker={marker} y={20 + marker.lane * LANE} foot={field.bottom} />
      ))}
    </ChartField>
  )
}

interface LinesProps {
  field: Field
  scale: Scale
  turns: Chronicle['turns']
}

function Lines({ field: { left, bottom }, scale, turns }: LinesProps) {
  const hatch = useId()
  const tiles = turns.map(({ turn, tiles }): ChartPoint => [scale.x(turn), scale.y(tiles)])
  const monsters = turns.map(({ turn, monsters }): ChartPoint => [scale.x(turn), scale.y(monsters)])
  const last = monsters.at(-1)?.[0] ?? left
  return (
    <g>
      <Hatch id={hatch} />
      <path d={`${smooth(monsters)}L${last} ${bottom}L${left} ${bottom}Z`} fill={`url(#${hatch})`} />
      <path className={styles.monsters} data-line="" d={smooth(monsters)} />
      <path className={styles.clear} d={smooth(tiles)} />
      <path className={styles.tiles} data-line="" d={smooth(tiles)} />
    </g>
  )
}
