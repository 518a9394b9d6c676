import { act, render, screen } from '@testing-library/react'
import { useMemo } from 'react'
import { expect, it, vi } from 'vitest'
import { createSight, type Seen, type Sight } from './sight.ts'
import { useViewSelector } from './useViewSelector.ts'

const cover = { top: 0, right: 0, bottom: 0, left: 0 }
const SEEN: Seen = { x: 0, y: 0, tile: 100, laidOut: 100, size: { width: 800, height: 600 }, cover }

const drawn = vi.fn()

/** Draws the tile width of the last view at rest. */
function Size({ sight, times = 1 }: { sight: Sight; times?: number }) {
  const find = useMemo(
    () =>
      ({ tile, laidOut }: Seen, before: number | null) =>
        tile === laidOut ? tile * times : before,
    [times],
  )
  const size = useViewSelector(sight, find)
  drawn()
  return <output>{size ?? 'none'}</output>
}

const shown = () => screen.getByRole('status').textContent

it('returns null until a view is published, and then its value', () => {
  const sight = createSight()
  render(<Size sight={sight} />)
  expect(shown()).toBe('none')
  act(() => sight.tell(SEEN))
  expect(shown()).toBe('100')
})

it('returns published values on first render', () => {
  const sight = createSight()
  sight.tell(SEEN)
  drawn.mockClear()
  render(<Size sight={sight} />)
  expect(shown()).toBe('100')
  expect(drawn).toHaveBeenCalledOnce()
})

it('skips rendering while the value stays', () => {
  const sight = createSight()
  render(<Size sight={sight} />)
  act(() => sight.tell(SEEN))
  drawn.mockClear()
  act(() => sight.tell({ ...SEEN, x: 20 }))
  act(() => sight.tell({ ...SEEN, tile: 140 }))
  expect(drawn).not.toHaveBeenCalled()
  act(() => sight.tell({ ...SEEN, tile: 140, laidOut: 140 }))
  expect(shown()).toBe('140')
})

it('computes again with another `find`', () => {
  const sight = createSight()
  sight.tell(SEEN)
  const { rerender } = render(<Size sight={sight} />)
  rerender(<Size sight={sight} times={2} />)
  expect(shown()).toBe('200')
})
