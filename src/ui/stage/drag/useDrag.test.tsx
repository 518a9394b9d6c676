import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useDrag } from './useDrag.ts'

const [lifted, moved, dropped, pressed] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()]

function Tile() {
  const drag = useDrag({ onLift: lifted, onMove: moved, onDrop: dropped })
  return (
    <button type="button" onClick={pressed} onPointerDown={drag.onPointerDown}>
      tile
    </button>
  )
}

const ours = { pointerId: 1, clientX: 10, clientY: 10 }
const there = { ...ours, clientX: 60 }
const tile = () => screen.getByText('tile')

beforeEach(() => {
  vi.clearAllMocks()
  render(<Tile />)
  fireEvent.pointerDown(tile(), ours)
  fireEvent.pointerMove(window, there)
  expect(lifted).toHaveBeenCalledOnce()
})

test('a drag is called off with its own pointer, not with another that is taken away', () => {
  fireEvent.pointerCancel(window, { pointerId: 2 })
  expect(dropped).not.toHaveBeenCalled()
  fireEvent.pointerCancel(window, ours)
  expect(dropped).toHaveBeenCalledExactlyOnceWith(null)
})

test('a second finger neither moves the tile nor lets go of it', () => {
  const second = { pointerId: 2, clientX: 300, clientY: 300 }
  moved.mockClear()
  fireEvent.pointerMove(window, second)
  expect(moved).not.toHaveBeenCalled()
  fireEvent.pointerUp(window, second)
  expect(dropped).not.toHaveBeenCalled()
  fireEvent.pointerUp(window, there)
  expect(dropped).toHaveBeenCalledExactlyOnceWith({ x: there.clientX, y: there.clientY })
})

test('a drag presses nothing, however late its click comes; the next press does, and a key', async () => {
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
