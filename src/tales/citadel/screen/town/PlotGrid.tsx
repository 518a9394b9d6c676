import { type KeyboardEvent, type RefObject, useCallback, useRef, useState } from 'react'
import {
  ownerOf,
  PLOTS,
  type Plot,
  parsePlot,
  type Seat,
  type View,
} from '../../../../engine/citadel/index.ts'
import { isAlone } from '../../../../ui/input/shortcuts.ts'
import { asksFor } from '../../../../ui/keys/key-hint.ts'
import { useRoving } from '../../../../ui/stage/roving/useRoving.ts'
import { useRovingFocusFallback } from '../../../../ui/stage/roving/useRovingFocusFallback.ts'
import type { MoveOption } from '../../intent/move-options.ts'
import { useMessages } from '../../words/messages.ts'
import { SHORTCUTS } from '../shortcuts.ts'
import { PlotCell } from './PlotCell.tsx'
import { nextOf, plotByKey, ROWS } from './plot-keys.ts'
import styles from './town.module.css'

export interface PlotGridProps {
  state: View
  /** The seat with plots that count as "own". */
  you: Seat | null
  offers: ReadonlyMap<Plot, MoveOption>
  /** Accessible names of the plots. */
  labels: readonly string[]
  onPress(plot: Plot): void
  /** Called with the hovered or focused plot. */
  onPoint?(plot: Plot | null): void
  /** Scrolls the focused plot into view. */
  reveal?(plot: Plot): void
}

const FIRST = parsePlot('a1') ?? 0
const nothing = () => {}

/** All plots as buttons in a grid of three rows, one for each ring. Rows wrap around. */
export function PlotGrid(props: PlotGridProps) {
  const { state, you, offers, labels, onPress, onPoint = nothing, reveal } = props
  const { town } = useMessages()
  const grid = useRef<HTMLTableElement>(null)
  const [visited, setVisited] = useState<Plot | null>(null)
  const entered = visited ?? PLOTS.find((plot) => you !== null && ownerOf(state, plot) === you) ?? FIRST
  useRovingFocusFallback(grid, entered)

  const latest = useLatest({ onPress, onPoint })
  const press = useCallback((plot: Plot) => latest.current.onPress(plot), [latest])
  const point = useCallback((plot: Plot | null) => latest.current.onPoint(plot), [latest])
  const enter = useCallback(
    (plot: Plot) => {
      setVisited(plot)
      latest.current.onPoint(plot)
    },
    [latest],
  )
  const rove = useRoving(grid, (plot, event) => plotFor(props, plot, event), reveal)
  return (
    <table
      ref={grid}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table is what a grid is made of (ARIA practices)
      role="grid"
      className={styles['grid']}
      aria-label={town.grid}
    >
      <tbody>
        {ROWS.map((row) => (
          <tr key={row[0]}>
            {row.map((plot) => (
              <PlotCell
                key={plot}
                plot={plot}
                label={labels[plot] ?? ''}
                offer={offers.get(plot)}
                isStop={plot === entered}
                onPress={press}
                onPoint={point}
                onEnter={enter}
                onRove={rove}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Returns a ref to the latest value, for event handlers. */
function useLatest<Given>(given: Given): RefObject<Given> {
  const latest = useRef(given)
  latest.current = given
  return latest
}

/** Returns the plot that a key moves to: by an arrow, or to the next offered or own plot. Null for other keys. */
function plotFor(
  { state, you, offers }: Pick<PlotGridProps, 'state' | 'you' | 'offers'>,
  plot: Plot,
  event: KeyboardEvent,
): Plot | null {
  if (asksFor(event, SHORTCUTS['next-place']))
    return nextOf(
      PLOTS.filter((other) => offers.get(other) === 'may'),
      plot,
    )
  if (asksFor(event, SHORTCUTS['next-own']))
    return nextOf(
      PLOTS.filter((other) => you !== null && ownerOf(state, other) === you),
      plot,
    )
  return isAlone(event) ? plotByKey(plot, event.key) : null
}
