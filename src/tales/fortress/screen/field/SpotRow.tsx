import { createContext, type KeyboardEvent, type ReactNode, use, useMemo, useState } from 'react'
import { nextOnPlane } from '../../../../ui/input/plane-layout.ts'
import { elementsOfKind, type TargetId, targetAround } from '../../../../ui/input/targets.ts'

/** The rows of the table from top to bottom. Arrow keys move within a row and between rows. */
const ROWS = ['wall', 'column', 'army', 'lands', 'hand'] as const

type Row = (typeof ROWS)[number]

interface InRow {
  row: Row
  /** The tab stop of the row: the spot that had the focus last. */
  stop: number
  /** Called when a spot of the row receives the focus. */
  enter(index: number): void
}

const RowOfSpots = createContext<InRow>({ row: 'wall', stop: 0, enter: () => {} })

interface SpotRowProps {
  row: Row
  /** The number of spots. */
  count: number
  /** False for an empty spot. By default no spot is empty. */
  isThere?(index: number): boolean
  children: ReactNode
}

/** A row of spots with one tab stop. */
export function SpotRow({ row, count, isThere = () => true, children }: SpotRowProps) {
  const [last, enter] = useState(0)
  const there = Array.from({ length: count }, (_, index) => index).filter((index) => isThere(index))
  // Restore the last focused spot, or the nearest one after it.
  const stop = there.find((index) => index >= last) ?? there.at(-1) ?? 0
  const inRow = useMemo(() => ({ row, stop, enter }), [row, stop])
  return <RowOfSpots value={inRow}>{children}</RowOfSpots>
}

export const useSpotRow = (): InRow => use(RowOfSpots)

/** Vertical distance of rows, larger than any distance within a row, so that up and down always change the row. */
const APART = 100_000

/** Returns the target id of an item in a row. */
export const spotTarget = (row: Row, index: number): TargetId => `spot:${row}-${index}`

function spotOf(element: HTMLElement | SVGElement): { x: number; y: number } {
  const { left, width } = element.getBoundingClientRect()
  const [row] = (targetAround(element, 'spot') ?? '').split('-')
  return { x: left + width / 2, y: ROWS.indexOf(row as Row) * APART }
}

/** Moves the focus between the items of all rows by arrow keys. */
export function rove(event: KeyboardEvent<HTMLElement>): void {
  const to = nextOnPlane(elementsOfKind('spot'), event.currentTarget, event, { spotOf, aside: 0.5 })
  if (to === null) return
  event.preventDefault()
  to.focus()
}
