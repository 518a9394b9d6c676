import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { refuseHasty, watchForHaste } from '../../store/hasty.ts'
import { guardKeys } from './keys.ts'
import { guardPresses } from './press-guard.ts'

const at = (event: Event, timeStamp: number): Event =>
  Object.defineProperty(event, 'timeStamp', { value: timeStamp })

const OFTEN = { bubbles: true, cancelable: true }

/** A guarded page with one button that rolls and then ends the turn. All listeners are removed afterwards. */
let page: HTMLElement
let button: HTMLButtonElement
let done: string[]

beforeEach(() => {
  page = document.createElement('main')
  button = document.createElement('button')
  button.textContent = 'Roll'
  done = []
  button.addEventListener('click', () => done.push(button.textContent))
  page.append(button)
  document.body.append(page)
  // jsdom lays nothing out: the button is everywhere.
  Object.assign(document, { elementFromPoint: () => button })
  const heard: Pick<Window, 'addEventListener' | 'event'> = {
    addEventListener: page.addEventListener.bind(page),
    get event() {
      return window.event
    },
  }
  guardPresses(heard as Window)
})

afterEach(() => {
  page.remove()
  Reflect.deleteProperty(document, 'elementFromPoint')
  watchForHaste(() => false)
  guardKeys(null)
})

/** A press by pointer, begun and done at this moment. */
function press(timeStamp: number, clientX = 40, on = button): void {
  fireEvent(on, at(new PointerEvent('pointerdown', OFTEN), timeStamp))
  fireEvent(on, at(new MouseEvent('click', { ...OFTEN, detail: 1, clientX, clientY: 40 }), timeStamp))
}

const keyEvent =
  (type: 'keydown' | 'keyup') =>
  (init: KeyboardEventInit, timeStamp: number, on: Element = page): Event => {
    const event = at(new KeyboardEvent(type, { ...OFTEN, ...init }), timeStamp)
    fireEvent(on, event)
    return event
  }
const key = keyEvent('keydown')
const release = keyEvent('keyup')

describe('a second press on a button that has changed its action (C1)', () => {
  beforeEach(() => button.addEventListener('click', () => button.replaceChildren('End turn')))

  it.each([60, 180, 690])('does nothing %i ms later there', (later) => {
    press(1000)
    press(1000 + later)
    expect(done).toEqual(['Roll'])
  })

  it('counts 700 ms later, elsewhere at once', () => {
    press(1000)
    press(1000, 80)
    press(2000)
    expect(done).toEqual(['Roll', 'End turn', 'End turn'])
  })
})

describe('a second press on a button that has appeared between the beginning of the first and its click', () => {
  it('does nothing', () => {
    const below = document.createElement('button')
    below.addEventListener('click', () => done.push('below'))
    page.append(below)
    button.addEventListener('pointerdown', () => Object.assign(document, { elementFromPoint: () => below }))
    press(1000)
    press(1150, 40, below)
    expect(done).toEqual(['Roll'])
  })
})

describe('a second press that would be for good (H1)', () => {
  it('does nothing on a button that has stayed as it was', () => {
    const ended = vi.fn()
    button.addEventListener('click', () => refuseHasty(true) || ended())
    press(1000)
    press(1180)
    expect(ended).toHaveBeenCalledOnce()
    press(2000)
    expect(ended).toHaveBeenCalledTimes(2)
  })
})

/** Presses and releases a key on an element, and clicks it as browsers do. */
type KeyPresser = (timeStamp: number, on?: HTMLElement) => void

const enter: KeyPresser = (timeStamp, on = button) => {
  if (!key({ key: 'Enter', code: 'Enter' }, timeStamp, on).defaultPrevented) on.click()
}

/** Chromium clicks on keyup, if the page took neither event. */
const space: KeyPresser = (timeStamp, on = button) => {
  const down = key({ key: ' ', code: 'Space' }, timeStamp, on)
  const up = release({ key: ' ', code: 'Space' }, timeStamp + 30, on)
  if (!down.defaultPrevented && !up.defaultPrevented) on.click()
}

/** Firefox clicks on keyup even if the keydown was prevented. */
const spaceInFirefox: KeyPresser = (timeStamp, on = button) => {
  key({ key: ' ', code: 'Space' }, timeStamp, on)
  if (!release({ key: ' ', code: 'Space' }, timeStamp + 30, on).defaultPrevented) on.click()
}

describe.each([
  ['Enter', enter],
  ['Space', space],
  ['Space in Firefox', spaceInFirefox],
])('a second press of %s', (_, pressKey) => {
  it.each([60, 150, 690])('does nothing %i ms later if the button has changed its action', (later) => {
    button.addEventListener('click', () => button.replaceChildren('End turn'))
    pressKey(1000)
    pressKey(1000 + later)
    expect(done).toEqual(['Roll'])
  })

  it('does nothing 150 ms later on a button that has appeared and taken the focus', () => {
    const next = document.createElement('button')
    next.textContent = 'End turn'
    next.addEventListener('click', () => done.push(next.textContent))
    button.addEventListener('click', () => button.replaceWith(next))
    pressKey(1000)
    pressKey(1150, next)
    expect(done).toEqual(['Roll'])
  })

  it('counts 700 ms later, and at once if the button does the same again', () => {
    pressKey(1000)
    pressKey(1150)
    button.textContent = 'End turn'
    pressKey(2000)
    expect(done).toEqual(['Roll', 'Roll', 'End turn'])
  })
})

describe('a key that is held (H1)', () => {
  it('acts once, on page and focused button', () => {
    const heard = vi.fn()
    page.addEventListener('keydown', heard)
    key({ key: 'e', code: 'KeyE' }, 1000)
    for (let again = 1; again < 20; again++) key({ key: 'e', code: 'KeyE', repeat: true }, 1000 + 30 * again)
    expect(heard).toHaveBeenCalledOnce()
    expect(key({ key: 'Enter', code: 'Enter' }, 3000, button).defaultPrevented).toBe(false)
    expect(key({ key: 'Enter', code: 'Enter', repeat: true }, 3030, button).defaultPrevented).toBe(true)
    expect(key({ key: 'Enter', code: 'Enter', repeat: true }, 9000, button).defaultPrevented).toBe(true)
  })

  it('repeats if it moves', () => {
    const heard = vi.fn()
    page.addEventListener('keydown', heard)
    key({ key: 'ArrowUp' }, 1000)
    key({ key: 'ArrowUp', repeat: true }, 1030)
    expect(heard).toHaveBeenCalledTimes(2)
  })
})

it('a click of a script or of assistive technology always passes', () => {
  press(1000)
  button.textContent = 'End turn'
  button.click()
  expect(done).toEqual(['Roll', 'End turn'])
})
