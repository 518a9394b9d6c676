import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Spot } from '../spot.ts'
import { followHands } from './hands.ts'
import type { Grip } from './view.ts'

/** A viewport that shows the board as it is, one pixel for one. */
const viewport = document.createElement('section')
const heard = {
  took: vi.fn(),
  held: vi.fn<(grips: readonly Grip[]) => void>(),
  letGo: vi.fn(),
  wheeled: vi.fn<(factor: number, pin: Spot) => void>(),
  doubleTapped: vi.fn<(event: PointerEvent, point: Spot) => void>(),
}
let mayMove = true
/** How far the board has been moved below the fingers. */
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
  /** The pointer; only 1 is the first of its kind. */
  id?: number
  /** In milliseconds. */
  time?: number
  by?: string
  /** Null for an event made by a program. */
  view?: Window | null
}

function send(type: string, at: At, more: PointerEventInit = {}) {
  const { x = 0, y = 0, id = 1, time = 0, by = 'touch', view = window } = at
  const event = new PointerEvent(type, {
    ...{ bubbles: true, cancelable: true, pointerId: id, pointerType: by, isPrimary: id === 1 },
    ...{ clientX: x, clientY: y, buttons: 1, ...more },
  })
  // The window of the tests is none that jsdom takes, and its clock cannot be set.
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

it('holds the spot that was pressed under the finger, and lets go with it', () => {
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

it('holds a spot with each of two fingers, and the board does not jump when one is lifted', () => {
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

it('leaves a third finger alone', () => {
  for (const id of [1, 2, 3]) send('pointerdown', { x: id * 10, id })
  send('pointermove', { x: 90, id: 3 })
  expect(heard.held).not.toHaveBeenCalled()
})

it('presses nothing with a finger that has moved, and only then', () => {
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

it('tells of two taps at one point, soon after each other', () => {
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
  tap(121, 1200) // the third is the first of the next two
  expect(heard.doubleTapped).toHaveBeenCalledOnce()
})

it('takes neither a drag nor two fingers for a tap', () => {
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

it('lets go where the browser takes the finger, or the mouse was lifted outside', () => {
  send('pointerdown', { x: 10 })
  send('pointercancel', { x: 10 })
  expect(heard.letGo).toHaveBeenCalledTimes(1)
  expect(click().defaultPrevented).toBe(false)
  send('pointerdown', { x: 10, by: 'mouse' })
  send('pointermove', { x: 30, by: 'mouse' }, { buttons: 0 })
  expect(heard.letGo).toHaveBeenCalledTimes(2)
  expect(heard.held).not.toHaveBeenCalled()
})

it('begins anew with a first finger where the lift of another was never told', () => {
  send('pointerdown', { x: 10 })
  send('pointerdown', { x: 50, id: 2 })
  send('pointerdown', { x: 30 })
  send('pointermove', { x: 35 })
  expect(grips()).toEqual([{ point: { x: 35, y: 0 }, spot: { x: 30, y: 0 } }])
})

it('lets go of a finger whose lift was never told, also where the next one moves a piece', () => {
  send('pointerdown', { x: 10 })
  mayMove = false
  send('pointerdown', { x: 30 })
  expect(heard.letGo).toHaveBeenCalledOnce()
  expect(heard.took).toHaveBeenCalledOnce()
})

it('marks no words while the board is moved', () => {
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

it('zooms by the wheel about the point below the mouse', () => {
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

it('hears nothing after it was stopped', () => {
  send('pointerdown', { x: 10 })
  stop()
  send('pointermove', { x: 40 })
  viewport.dispatchEvent(new WheelEvent('wheel', { deltaY: 10 }))
  expect(heard.held).not.toHaveBeenCalled()
  expect(heard.wheeled).not.toHaveBeenCalled()
})
