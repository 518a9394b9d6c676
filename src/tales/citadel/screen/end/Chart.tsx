import { asSeat } from '../../../../engine/citadel/index.ts'
import { ChartField } from '../../../../ui/frames/end/ChartField.tsx'
import { type ChartPoint, scaleOf, straight } from '../../../../ui/frames/end/chart.ts'
import { useMessages } from '../../words/messages.ts'
import { orderOf } from '../now/names.ts'
import type { TurnRecord } from './chronicle.ts'
import styles from './end.module.css'

interface ChartProps {
  turns: readonly TurnRecord[]
  /** In pixels of a usual screen; the letters keep their size. */
  width: number
  label: string
}

const TOP = 14
const HEIGHT = 140

/** The points of each Order over the turns. */
export function Chart({ turns, width, label }: ChartProps) {
  const { end } = useMessages()
  const field = { left: 34, right: width - 24, top: TOP, bottom: TOP + HEIGHT }
  const scale = scaleOf(turns.length, Math.max(...turns.flatMap(({ points }) => points)), field)
  const line = (seat: number) =>
    straight(turns.map(({ points }, index): ChartPoint => [scale.x(index + 1), scale.y(points[seat] ?? 0)]))
  return (
    <ChartField
      field={field}
      scale={scale}
      width={width}
      label={label}
      axis={end.turns}
      lines={
        <g>
          {turns[0]?.points.map((_, seat) => {
            const order = orderOf(asSeat(seat))
            return <path key={order} className={styles[order]} data-line="" d={line(seat)} />
          })}
        </g>
      }
    >
      {null}
    </ChartField>
  )
}
