import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenNear } from './when-near.ts'

/** Moves what is watched into sight, or out of it. */
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

test('what comes near is told a frame later, so that what is there already is painted first', () => {
  const then = vi.fn()
  whenNear(document.body, '0px', then)
  move(true)
  expect(then).not.toHaveBeenCalled()
  vi.advanceTimersToNextFrame()
  expect(then).toHaveBeenCalledOnce()
})

test('what is gone again by then, or watched no more, is not told', () => {
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
