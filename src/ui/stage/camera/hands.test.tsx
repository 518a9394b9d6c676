import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { BoardPoint } from '../board-point.ts'
import type { Grip } from './camera-view.ts'
import { followHands } from './hands.ts'

/** A viewport that maps board pixels to screen pixels one to one. */
const viewport = document.createElement('section')
const heard = {
  took: vi.fn(),
  held: vi.fn<(grips: readonly Grip[]) => void>(),
  letGo: vi.fn(),
  wheeled: vi.fn<(factor: number, pin: BoardPoint) => void>(),
  doubleTapped: vi.fn<(event: PointerEvent, point: BoardPoint) => void>(),
}
let mayMove = true
/** Current offset of the board. */
let shift = 0
let stop = () => {}

beforeEach(() => {
  document.body.append(viewport)
  mayMove = true
  shift = 0
  for (const mock of Object.values(heard)) mock.mockClear()
  stop = followHands(viewport, {
    pointAt: (x, y) => ({ x, y }),
    spotAt: ({ x, y }) => ({ x: x - shift, y }),
    mayMove: () => mayMove,
    ...heard,
  })
})
afterEach(() => stop())

interface At {
  x?: number
  y?: number
  /** Pointer id; only 1 is primary. */
  id?: number
  /** Timestamp in milliseconds. */
  time?: number
  by?: string
  /** Null for a synthetic event. */
  view?: Window | null
}

function send(type: string, at: At, more: PointerEventInit = {}) {
  const { x = 0, y = 0, id = 1, time = 0, by = 'touch', view = window } = at
  const event = new PointerEvent(type, {
    ...{ bubbles: true, cancelable: true, pointerId: id, pointerType: by, isPrimary: id === 1 },
    ...{ clientX: x, clientY: y, buttons: 1, ...more },
  })
  // jsdom rejects the test's window as `view` and offers no way to set the timestamp.
  Object.defineProperties(event, { view: { value: view }, timeStamp: { value: time } })
  ;(type === 'pointerdown' ? viewport : window).dispatchEvent(event)
  return event
}

const click = () => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 })
  viewport.dispatchEvent(event)
  return event
}

const grips = () => heard.held.mock.lastCall?.[0]

it('keeps the pressed point under the finger until it is lifted', () => {
  send('pointerdown', { x: 10, y: 20 })
  expect(heard.took).toHaveBeenCalledOnce()
  send('pointermove', { x: 40, y: 25 })
  expect(grips()).toEqual([{ point: { x: 40, y: 25 }, spot: { x: 10, y: 20 } }])
  expect(heard.letGo).not.toHaveBeenCalled()
  send('pointerup', { x: 40, y: 25 })
  expect(heard.letGo).toHaveBeenCalledOnce()
  send('pointermove', { x: 90 })
  expect(heard.held).toHaveBeenCalledOnce()
})

it('holds a point with each of two fingers, and stays put when one is lifted', () => {
  send('pointerdown', { x: 10 })
  send('pointerdown', { x: 50, id: 2 })
  send('pointermove', { x: 70, id: 2 })
  expect(grips()).toEqual([
    { point: { x: 10, y: 0 }, spot: { x: 10, y: 0 } },
    { point: { x: 70, y: 0 }, spot: { x: 50, y: 0 } },
  ])
  shift = 100
  send('pointerup', { x: 10 })
  expect(heard.letGo).not.toHaveBeenCalled()
  send('pointermove', { x: 71, id: 2 })
  expect(grips()).toEqual([{ point: { x: 71, y: 0 }, spot: { x: -30, y: 0 } }])
  expect(heard.took).toHaveBeenCalledOnce()
})

it('ignores a third finger', () => {
  for (const id of [1, 2, 3]) send('pointerdown', { x: id * 10, id })
  send('pointermove', { x: 90, id: 3 })
  expect(heard.held).not.toHaveBeenCalled()
})

it('suppresses the click of a finger only if the finger has moved', () => {
  send('pointerdown', { x: 10 })
  send('pointermove', { x: 16 })
  send('pointerup', { x: 16 })
  expect(click().defaultPrevented).toBe(false)
  send('pointerdown', { x: 10 })
  send('pointermove', { x: 17 })
  send('pointermove', { x: 10 })
  send('pointerup', { x: 10 })
  expect(click().defaultPrevented).toBe(true)
})

it.each([
  ['a piece that is dragged itself', false, {}, {}],
  ['another button', true, {}, { button: 2 }],
  ['the control key', true, {}, { ctrlKey: true }],
  ['a program', true, { view: null }, {}],
])('is not moved by %s', (_, isFree, at: At, more: PointerEventInit) => {
  mayMove = isFree
  send('pointerdown', { x: 10, ...at }, more)
  send('pointermove', { x: 40 })
  expect(heard.took).not.toHaveBeenCalled()
  expect(heard.held).not.toHaveBeenCalled()
})

it('reports a double tap for two quick taps at one point', () => {
  const tap = (x: number, time: number) => {
    send('pointerdown', { x, time })
    send('pointerup', { x, time: time + 50 })
  }
  tap(100, 0)
  tap(100, 600) // too late
  tap(120, 800) // too far away
  expect(heard.doubleTapped).not.toHaveBeenCalled()
  tap(121, 1000)
  expect(heard.doubleTapped).toHaveBeenCalledOnce()
  expect(heard.doubleTapped.mock.lastCall?.[1]).toEqual({ x: 121, y: 0 })
  tap(121, 1200) // The third tap is the first of the next pair.
  expect(heard.doubleTapped).toHaveBeenCalledOnce()
})

it('excludes drags and two fingers from double taps', () => {
  send('pointerdown', { x: 10, time: 0 })
  send('pointerup', { x: 10, time: 50 })
  send('pointerdown', { x: 10, time: 100 })
  send('pointermove', { x: 30, time: 120 })
  send('pointerup', { x: 10, time: 150 })
  for (const id of [1, 2]) send('pointerdown', { x: 10, id, time: 200 })
  for (const id of [2, 1]) send('pointerup', { x: 10, id, time: 250 })
  send('pointerdown', { x: 10, time: 300 })
  send('pointerup', { x: 10, time: 350 })
  expect(heard.doubleTapped).not.toHaveBeenCalled()
})

it('ends when the browser takes the finger or the mouse is released outside', () => {
  send('pointerdown', { x: 10 })
  send('pointercancel', { x: 10 })
  expect(heard.letGo).toHaveBeenCalledTimes(1)
  expect(click().defaultPrevented).toBe(false)
  send('pointerdown', { x: 10, by: 'mouse' })
  send('pointermove', { x: 30, by: 'mouse' }, { buttons: 0 })
  expect(heard.letGo).toHaveBeenCalledTimes(2)
  expect(heard.held).not.toHaveBeenCalled()
})

it('a missed pointerup starts over with finger one', () => {
  send('pointerdown', { x: 10 })
  send('pointerdown', { x: 50, id: 2 })
  send('pointerdown', { x: 30 })
  send('pointermove', { x: 35 })
  expect(grips()).toEqual([{ point: { x: 35, y: 0 }, spot: { x: 30, y: 0 } }])
})

it('releases a finger after a missed pointerup, also if the next one moves a piece', () => {
  send('pointerdown', { x: 10 })
  mayMove = false
  send('pointerdown', { x: 30 })
  expect(heard.letGo).toHaveBeenCalledOnce()
  expect(heard.took).toHaveBeenCalledOnce()
})

it('selects no text while the board is moved', () => {
  const select = () => {
    const event = new Event('selectstart', { bubbles: true, cancelable: true })
    document.body.dispatchEvent(event)
    return event.defaultPrevented
  }
  send('pointerdown', { x: 10 })
  expect(select()).toBe(true)
  send('pointerup', { x: 10 })
  expect(select()).toBe(false)
})

it('zooms by the wheel around the pointer', () => {
  const turn = (init: WheelEventInit) => {
    const event = new WheelEvent('wheel', { cancelable: true, clientX: 5, clientY: 6, ...init })
    viewport.dispatchEvent(event)
    return event
  }
  expect(turn({ deltaY: -500 }).defaultPrevented).toBe(true)
  expect(heard.wheeled).toHaveBeenLastCalledWith(2, { x: 5, y: 6 })
  turn({ deltaY: 20, deltaMode: WheelEvent.DOM_DELTA_LINE })
  expect(heard.wheeled).toHaveBeenLastCalledWith(0.5, { x: 5, y: 6 })
  turn({ deltaY: -50, ctrlKey: true })
  expect(heard.wheeled).toHaveBeenLastCalledWith(2, { x: 5, y: 6 })
})

it('ignores input after it was stopped', () => {
  send('pointerdown', { x: 10 })
  stop()
  send('pointermove', { x: 40 })
  viewport.dispatchEvent(new WheelEvent('wheel', { deltaY: 10 }))
  expect(heard.held).not.toHaveBeenCalled()
  expect(heard.wheeled).not.toHaveBeenCalled()
})
