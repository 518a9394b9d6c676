import type { MouseEvent } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { meantBy } from './magnet.ts'

/** A button of a place, 36 wide, whose ground reaches further. */
function button(place: number, left: number, offer: string | null): HTMLElement {
  const element = document.createElement('button')
  element.dataset['place'] = String(place)
  if (offer) Object.assign(element.dataset, { acts: '', offer })
  element.getBoundingClientRect = () => new DOMRect(left, 0, 36, 36)
  return element
}

const walk = button(1, 0, 'walk')
const plain = button(2, 36, null)
const unfit = button(3, 36, 'no-fit')
const other = button(4, 72, 'walk')

/** Where a press goes that lands on these, the first uppermost. */
function press(clientX: number, stack: readonly HTMLElement[], detail = 1): number {
  Object.assign(document, { elementsFromPoint: () => stack })
  const [currentTarget = walk] = stack
  const event = { currentTarget, clientX, clientY: 18, detail } as unknown as MouseEvent<HTMLElement>
  return meantBy(event, Number(currentTarget.dataset['place']))
}

afterEach(() => vi.restoreAllMocks())

it('a press beside a tile where something may be done means that tile', () => {
  expect(press(39, [plain, walk])).toBe(1)
  expect(press(39, [unfit, walk])).toBe(1)
  expect(press(50, [plain])).toBe(2)
})

it('of two the nearer one, and on the tile of one always that', () => {
  expect(press(40, [walk, other])).toBe(1)
  expect(press(69, [walk, other])).toBe(4)
  expect(press(73, [walk, other])).toBe(4)
})

it('a key presses what has the focus', () => {
  expect(press(0, [plain, walk], 0)).toBe(2)
})
