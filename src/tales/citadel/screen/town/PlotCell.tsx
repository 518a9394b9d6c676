import { type CSSProperties, type KeyboardEvent, memo } from 'react'
import { PLOTS, type Plot, plotName } from '../../../../engine/citadel/index.ts'
import { targetRef } from '../../../../ui/input/targets.ts'
import { boxRound, TOWN_HALF_SIDE, type ViewBox, wedgeAt } from '../../art/town/index.ts'
import { about } from '../cards/subject.ts'
import styles from './town.module.css'

interface PlotCellProps {
  plot: Plot
  label: string
  /** 'may' if a click there is allowed, else the reason why not. */
  offer: string | undefined
  /** True if the tab key stops here. */
  isStop: boolean
  onPress(plot: Plot): void
  onPoint(plot: Plot | null): void
  onEnter(plot: Plot): void
  onRove(plot: Plot, event: KeyboardEvent): void
}

/** A plot as a button of its own shape, without graphics: the drawing is below it. */
export const PlotCell = memo(function PlotCell(props: PlotCellProps) {
  const { plot, label, offer, isStop, onPress, onPoint, onEnter, onRove } = props
  const { path } = wedgeAt(plot)
  return (
    <td>
      <button
        ref={targetRef(`plot:${plot}`)}
        type="button"
        className={styles['plot']}
        style={PLACES[plot]}
        aria-label={label}
        tabIndex={isStop ? 0 : -1}
        data-place={plot}
        data-plot={plotName(plot)}
        data-offer={offer}
        data-press={offer ?? 'none'}
        data-acts=""
        {...about({ kind: 'plot', plot })}
        onClick={() => onPress(plot)}
        onFocus={() => onEnter(plot)}
        onBlur={() => onPoint(null)}
        onKeyDown={(event) => onRove(plot, event)}
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onPoint(plot)}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onPoint(null)}
      >
        <svg viewBox={BOXES[plot]} aria-hidden="true">
          <path d={path} />
          <path d={path} />
        </svg>
      </button>
    </td>
  )
})

const units = (length: number): string => `calc(var(--unit) * ${length.toFixed(1)})`

/** Returns the position of a plot in the town, and its outline in its own bounding box. */
function placeOf(plot: Plot, box: ViewBox): CSSProperties {
  const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(1)}%`
  const corners = wedgeAt(plot).outline.map(
    ([x, y]) => `${percent(x - box.x, box.width)} ${percent(y - box.y, box.height)}`,
  )
  return {
    left: units(box.x + TOWN_HALF_SIDE),
    top: units(box.y + TOWN_HALF_SIDE),
    width: units(box.width),
    height: units(box.height),
    clipPath: `polygon(${corners.join(', ')})`,
  }
}

const PLACES = PLOTS.map((plot) => placeOf(plot, boxRound([plot])))
const BOXES = PLOTS.map((plot) => {
  const { x, y, width, height } = boxRound([plot])
  return `${x} ${y} ${width} ${height}`
})
