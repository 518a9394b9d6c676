import { Fragment, type Key, type ReactNode } from 'react'
import { ChartField } from './ChartField.tsx'
import { type Field, fieldBelow, lanes, type Scale, scaleOf } from './chart.ts'

/** A sign above a chart; positions in pixels. */
export interface Sign {
  readonly key: Key
  /** The center of the sign. */
  readonly x: number
  readonly width: number
}

/** The width of a chart in pixels before scaling (letters keep their size), and its label for screen readers. */
export interface ChartSize {
  width: number
  label: string
}

export interface MomentChartProps<Moment extends Sign> extends ChartSize {
  /** The number of turns, and the highest count of all. */
  turns: number
  most: number
  /** Lanes of signs and the field below them, in pixels; `least`: lanes that have room even without signs. */
  sizes: Readonly<Record<'lane' | 'least' | 'gap' | 'height', number>>
  /** The label of the axis of turns. */
  axis: string
  lines(scale: Scale, field: Field): ReactNode
  /** Returns the signs of key moments; `x` returns the position of a turn. */
  signsAt?(x: Scale['x']): readonly Moment[]
  /** Draws a sign. `top`: of its lane; `foot`: where the line down from it ends. */
  sign?(moment: Moment, top: number, foot: number): ReactNode
}

/** A chart of counts over the turns. Above it are signs of key moments, in lanes so that none overlap. */
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
