import type { KeyboardEvent } from 'react'
import { create } from 'zustand'
import { nextOnPlane } from '../../../../ui/input/plane-roving.ts'
import { elementsOfKind, type TargetId } from '../../../../ui/input/targets.ts'

/** The rows of the table, from the top down: arrow keys walk along each, and from one to the next. */
export const ROWS = ['wall', 'column', 'army', 'lands', 'hand'] as const

export type Row = (typeof ROWS)[number]

/** Which of each row had the focus last: it is the one that the tab key comes back to. */
const useLast = create<Partial<Record<Row, number>>>(() => ({}))

/** Whether the tab key comes to this one of a row of so many. */
export const useIsStop = (row: Row, index: number, count: number): boolean =>
  useLast((last) => Math.min(last[row] ?? 0, count - 1) === index)

export const remember = (row: Row, index: number): void => useLast.setState({ [row]: index })

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
