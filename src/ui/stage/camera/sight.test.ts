import { expect, it, vi } from 'vitest'
import { NO_INSET } from './camera-view.ts'
import { createSight } from './sight.ts'

it('calls a watcher with the current view and each new one, until it stops', () => {
  const seen = { x: 1, y: 2, tile: 88, laidOut: 88, size: { width: 400, height: 300 }, cover: NO_INSET }
  const sight = createSight()
  const [early, late] = [vi.fn(), vi.fn()]
  const end = sight.watch(early)
  expect(early).not.toHaveBeenCalled()
  sight.tell(seen)
  sight.watch(late)
  expect(late).toHaveBeenCalledExactlyOnceWith(seen)
  end()
  sight.tell({ ...seen, x: 3 })
  expect(late).toHaveBeenLastCalledWith({ ...seen, x: 3 })
  expect(early).toHaveBeenCalledExactlyOnceWith(seen)
})
