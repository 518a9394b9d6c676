import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenNear } from './when-near.ts'

/** Moves the observed element into view, or out of view. */
let move: (isIntersecting: boolean) => void

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] })
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(told: (entries: { isIntersecting: boolean }[]) => void) {
        move = (isIntersecting) => told([{ isIntersecting }])
      }
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('waits a frame before the call, so that visible content is painted first', () => {
  const then = vi.fn()
  whenNear(document.body, '0px', then)
  move(true)
  expect(then).not.toHaveBeenCalled()
  vi.advanceTimersToNextFrame()
  expect(then).toHaveBeenCalledOnce()
})

test('makes no call if the element left again or the observer was stopped', () => {
  const then = vi.fn()
  const stop = whenNear(document.body, '0px', then)
  move(true)
  move(false)
  vi.advanceTimersToNextFrame()
  move(true)
  stop()
  vi.advanceTimersToNextFrame()
  expect(then).not.toHaveBeenCalled()
})
