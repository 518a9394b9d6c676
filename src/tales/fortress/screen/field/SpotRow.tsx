import { createContext, type KeyboardEvent, type ReactNode, use, useMemo, useState } from 'react'
import { nextOnPlane } from '../../../../ui/input/plane-roving.ts'
import { elementsOfKind, type TargetId } from '../../../../ui/input/targets.ts'

/** The rows of the table, from the top down: arrow keys walk along each, and from one to the next. */
const ROWS = ['wall', 'column', 'army', 'lands', 'hand'] as const

type Row = (typeof ROWS)[number]

interface InRow {
  row: Row
  /** Where the tab key enters the row: the spot that had the focus last. */
  stop: number
  /** A spot of the row has the focus. */
  enter(index: number): void
}

const RowOfSpots = createContext<InRow>({ row: 'wall', stop: 0, enter: () => {} })

interface SpotRowProps {
  row: Row
  /** How many spots it has. */
  count: number
  /** False for one that is empty now. If absent, none is. */
  isThere?(index: number): boolean
  children: ReactNode
}

/** A row of spots, of which one is a stop of the tab key. */
export function SpotRow({ row, count, isThere = () => true, children }: SpotRowProps) {
  const [last, enter] = useState(0)
  const there = Array.from({ length: count }, (_, index) => index).filter((index) => isThere(index))
  // The last spot, or the next one behind it.
  const stop = there.find((index) => index >= last) ?? there.at(-1) ?? 0
  const inRow = useMemo(() => ({ row, stop, enter }), [row, stop])
  return <RowOfSpots value={inRow}>{children}</RowOfSpots>
}

export const useSpotRow = (): InRow => use(RowOfSpots)

/** Rows are further from each other than anything in them, so that up and down lead to the next row wherever that lies. */
const APART = 100_000

const rowAt = (name = ''): number => ROWS.indexOf(name as Row)

/** The target that shows one of a row. */
export const spotTarget = (row: Row, index: number): TargetId => `spot:${row}-${index}`

function spotOf(element: HTMLElement | SVGElement): { x: number; y: number } {
  const { left, width } = element.getBoundingClientRect()
  return { x: left + width / 2, y: rowAt(element.dataset['row']) * APART }
}

/** Arrow keys on wall, column, army, lands and hand. */
export function rove(event: KeyboardEvent<HTMLElement>): void {
  const to = nextOnPlane(elementsOfKind('spot'), event.currentTarget, event, { spotOf, aside: 0.5 })
  if (to === null) return
  event.preventDefault()
  to.focus()
}
