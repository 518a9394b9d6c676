import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { HoldToConfirmButton } from './HoldToConfirmButton.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function heldPlank() {
  const onHeld = vi.fn()
  render(<HoldToConfirmButton onHeld={onHeld}>We all agree</HoldToConfirmButton>)
  const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))
  return { onHeld, plank: screen.getByRole('button'), wait }
}

it('is pressed by holding it down, once', () => {
  const { onHeld, plank, wait } = heldPlank()
  fireEvent.pointerDown(plank)
  wait(600)
  expect(onHeld).not.toHaveBeenCalled()
  wait(5000)
  expect(onHeld).toHaveBeenCalledTimes(1)
})

it('ignores one short press, and many', () => {
  const { onHeld, plank, wait } = heldPlank()
  for (const stop of [fireEvent.pointerUp, fireEvent.pointerLeave, fireEvent.pointerCancel, fireEvent.blur]) {
    fireEvent.pointerDown(plank)
    wait(400)
    stop(plank)
    fireEvent.click(plank, { detail: 1 })
    wait(400)
  }
  expect(onHeld).not.toHaveBeenCalled()
})

it('ignores presses during which windows lose focus', () => {
  const { onHeld, plank, wait } = heldPlank()
  fireEvent.pointerDown(plank)
  wait(400)
  fireEvent.blur(window)
  wait(400)
  fireEvent.pointerDown(plank)
  fireEvent(document, new Event('visibilitychange'))
  wait(800)
  expect(onHeld).not.toHaveBeenCalled()
})

it('ignores a short press if its release is queued behind the late timer', () => {
  const { onHeld, plank } = heldPlank()
  fireEvent.pointerDown(plank)
  act(() => vi.advanceTimersToNextTimer())
  fireEvent.pointerUp(plank)
  act(() => vi.runAllTimers())
  expect(onHeld).not.toHaveBeenCalled()
})

it('can be held by a key; key repeats do not restart the hold', () => {
  const { onHeld, plank, wait } = heldPlank()
  for (let repeat = 0; repeat < 8; repeat++) {
    fireEvent.keyDown(plank, { key: 'Enter' })
    wait(100)
  }
  expect(onHeld).toHaveBeenCalledTimes(1)
  fireEvent.keyUp(plank, { key: 'Enter' })
})

it('clicks without pointer or key act immediately', () => {
  const { onHeld, plank } = heldPlank()
  fireEvent.click(plank, { detail: 0 })
  expect(onHeld).toHaveBeenCalledTimes(1)
})
