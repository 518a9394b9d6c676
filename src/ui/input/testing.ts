import { fireEvent } from '@testing-library/react'
import type { KeyPress } from './key-press.ts'

/** A press of a key without modifiers. */
export const keyPress = (key: string): KeyPress => ({
  key,
  shiftKey: false,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
})

const FINGER = {
  pointerType: 'touch',
  pointerId: 7,
  isPrimary: true,
  bubbles: true,
  clientX: 40,
  clientY: 40,
}

/** Fires a pointer event of a finger at a time of the clock of events. jsdom stamps events by a clock that cannot be faked. */
export function finger(
  type: 'pointerdown' | 'pointermove' | 'pointerup',
  on: Element,
  timeStamp = Date.now(),
  init: PointerEventInit = {},
): void {
  const event = new PointerEvent(type, { ...FINGER, ...init })
  fireEvent(on, Object.defineProperty(event, 'timeStamp', { value: timeStamp }))
}

/** Presses an element with a finger for `ms` milliseconds, then clicks as browsers do. */
export function pressFor(on: Element, ms: number, from = Date.now()): void {
  finger('pointerdown', on, from)
  finger('pointerup', on, from + ms)
  fireEvent.click(on, { detail: 1 })
}
