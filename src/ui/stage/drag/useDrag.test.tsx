import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useDrag } from './useDrag.ts'

const [lifted, moved, dropped, gone, pressed] = [vi.fn(), vi.fn(), vi.fn(), vi.fn(), vi.fn()]

function Tile() {
  const drag = useDrag({ onLift: lifted, onMove: moved, onDrop: dropped, onGone: gone })
  return (
    <button type="button" onClick={pressed} onPointerDown={drag.onPointerDown}>
      tile
    </button>
  )
}

const ours = { pointerId: 1, clientX: 10, clientY: 10 }
const there = { ...ours, clientX: 60 }
const tile = () => screen.getByText('tile')

afterEach(() => void fireEvent.pointerCancel(window, ours))

beforeEach(() => {
  vi.clearAllMocks()
  render(<Tile />)
  fireEvent.pointerDown(tile(), ours)
  fireEvent.pointerMove(window, there)
  expect(lifted).toHaveBeenCalledOnce()
})

test('only its own pointercancel cancels a drag', () => {
  fireEvent.pointerCancel(window, { pointerId: 2 })
  expect(dropped).not.toHaveBeenCalled()
  fireEvent.pointerCancel(window, ours)
  expect(dropped).toHaveBeenCalledExactlyOnceWith(null)
})

const CANCELS: Readonly<Record<string, () => void>> = {
  Escape: () => void fireEvent.keyDown(document.body, { key: 'Escape' }),
  'a second finger': () => void fireEvent.pointerDown(window, { ...ours, pointerId: 2 }),
  'a lost pointer capture': () => void fireEvent.lostPointerCapture(tile(), ours),
  'a window without the focus': () => void fireEvent.blur(window),
  'a hidden page': () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValueOnce(true)
    fireEvent(document, new Event('visibilitychange'))
  },
  'a mouse button that came up elsewhere': () =>
    void fireEvent.pointerMove(window, { ...there, pointerType: 'mouse', buttons: 0 }),
}

test.each(Object.entries(CANCELS))('%s cancels the drag; its lift presses nothing', (_, cancel) => {
  cancel()
  expect(dropped).toHaveBeenCalledExactlyOnceWith(null)
  moved.mockClear()
  fireEvent.pointerMove(window, ours)
  fireEvent.pointerUp(window, ours)
  fireEvent.click(tile(), { detail: 1 })
  expect(moved).not.toHaveBeenCalled()
  expect(pressed).not.toHaveBeenCalled()
  expect(dropped).toHaveBeenCalledOnce()
})

test('a drag outlives its pressed element', () => {
  fireEvent.lostPointerCapture(document, ours)
  expect(dropped).not.toHaveBeenCalled()
})

test('calls onGone instead of a cancel when a layout change replaces the thing', () => {
  cleanup()
  expect(gone).toHaveBeenCalledOnce()
  fireEvent.pointerUp(window, there)
  expect(dropped).not.toHaveBeenCalled()
})

test('capture lost after the lift cancels no drag', () => {
  fireEvent.pointerUp(window, there)
  fireEvent.lostPointerCapture(window, there)
  expect(dropped).toHaveBeenCalledExactlyOnceWith({ x: there.clientX, y: there.clientY })
})

test('a drag blocks keys until it ends', () => {
  const heard = vi.fn()
  window.addEventListener('keydown', heard)
  const key = (name: string) => fireEvent.keyDown(tile(), { key: name })
  expect([key('e'), key('Enter'), fireEvent.keyUp(tile(), { key: ' ' })]).toEqual([false, false, false])
  expect(heard).not.toHaveBeenCalled()
  expect(dropped).not.toHaveBeenCalled()
  fireEvent.pointerUp(window, there)
  expect(key('e')).toBe(true)
  expect(heard).toHaveBeenCalledOnce()
  window.removeEventListener('keydown', heard)
})

test('suppresses the late click of a drag, and accepts the next press or key', async () => {
  fireEvent.pointerUp(window, there)
  expect(dropped).toHaveBeenCalledOnce()
  await new Promise((over) => setTimeout(over))
  fireEvent.click(tile(), { detail: 0 })
  expect(pressed).toHaveBeenCalledOnce()
  fireEvent.click(tile(), { detail: 1 })
  expect(pressed).toHaveBeenCalledOnce()
  fireEvent.pointerDown(tile(), ours)
  fireEvent.click(tile(), { detail: 1 })
  expect(pressed).toHaveBeenCalledTimes(2)
})
