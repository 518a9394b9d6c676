import { Fragment, type Key, type ReactNode } from 'react'
import { ChartField } from './ChartField.tsx'
import { type Field, fieldBelow, lanes, type Scale, scaleOf } from './chart.ts'

/** A sign above a chart, in pixels. */
interface Sign {
  readonly key: Key
  /** Its middle. */
  readonly x: number
  readonly width: number
}

interface MomentChartProps<Moment extends Sign> {
  /** How many turns there are, and the highest count of them all. */
  turns: number
  most: number
  /** In pixels of a usual screen; the letters keep their size. */
  width: number
  /** Lanes of signs and the field below them, in pixels; `least`: lanes that have room even without signs. */
  sizes: Readonly<Record<'lane' | 'least' | 'gap' | 'height', number>>
  label: string
  /** What is written below the turns. */
  axis: string
  lines(scale: Scale, field: Field): ReactNode
  /** The signs of what happened; `x` says where a turn is. */
  signsAt?(x: Scale['x']): readonly Moment[]
  /** Draws a sign. `top`: of its lane; `foot`: where the line down from it ends. */
  sign?(moment: Moment, top: number, foot: number): ReactNode
}

/** A chart of counts over the turns, and above it in lanes what happened, so that no two signs overlap. */
export function MomentChart<Moment extends Sign>(props: MomentChartProps<Moment>) {
  const { turns, most, width, sizes, label, axis, lines, signsAt, sign } = props
  const sides = { left: 34, right: width - 24 }
  const { x } = scaleOf(turns, most, { ...sides, top: 0, bottom: 0 })
  const signs = lanes(signsAt?.(x) ?? [])
  const field = fieldBelow(signs, sides, sizes)
  const scale = scaleOf(turns, most, field)
  return (
    <ChartField {...{ field, scale, width, label, axis }} lines={<g>{lines(scale, field)}</g>}>
      {signs.map((one) => (
        <Fragment key={one.key}>{sign?.(one, one.lane * sizes.lane, field.bottom)}</Fragment>
      ))}
    </ChartField>
  )
}
