import { swallowClick } from '../../input/swallow-click.ts'
import type { Spot } from '../spot.ts'
import type { Grip } from './view.ts'

/** A drag of fewer pixels is a click with a shaking hand. */
const CLICK = 6
/** Two taps are one double tap if the second begins so soon after the first, in milliseconds, and so near, in pixels. */
const DOUBLE = { within: 500, near: 10 }
/** By how much a wheel zooms for each pixel, line or page that it turns (`deltaMode`), as a power of two. */
const WHEEL = [0.002, 0.05, 1]
/** Browsers send a pinch on a touchpad as a wheel with the control key, in small steps. */
const PINCH = 10

/** What a layer answers to the hands on it, and hears of them. Points are in pixels of the viewport. */
export interface Handled {
  pointAt(clientX: number, clientY: number): Spot
  /** The spot of the board that is seen at a point. */
  spotAt(point: Spot): Spot
  /** False if a press moves a piece and not the board. */
  mayMove(target: EventTarget | null): boolean
  /** A hand begins to move the layer. */
  took(): void
  /** One or two fingers hold spots of the board. */
  held(grips: readonly Grip[]): void
  /** The last finger has let go. */
  letGo(): void
  /** The wheel asks for a zoom about a point. */
  wheeled(factor: number, pin: Spot): void
  /** Two taps at one point. */
  doubleTapped(event: PointerEvent, point: Spot): void
}

/** A finger, pen or mouse button that is down. */
interface Pressed {
  grip: Grip
  /** Where it was pressed, in pixels of the window, and when. */
  x: number
  y: number
  at: number
  hasMoved: boolean
}

/**
 * Follows the hands on a viewport: one finger moves the board, two zoom it, and so does the wheel. What a finger holds stays under it.
 * A press that has moved presses nothing. Returns how to stop. Style sheets must give the viewport `touch-action: none`.
 */
export function followHands(viewport: HTMLElement, handled: Handled): () => void {
  const listening = new AbortController()
  const pressed = new Map<number, Pressed>()
  /** Only while something is pressed: listens to the whole window, as a hand may leave the viewport. */
  let following = new AbortController()
  let lastTap: { x: number; y: number; at: number } | null = null

  const gripAt = ({ clientX, clientY }: MouseEvent): Grip => {
    const point = handled.pointAt(clientX, clientY)
    return { point, spot: handled.spotAt(point) }
  }

  const down = (event: PointerEvent): void => {
    // If a lift was never told, as by a window that lost the focus, another first finger ends it.
    if (event.isPrimary && pressed.size > 0) {
      forget()
      handled.letGo()
    }
    if (!mayBegin(event) || !handled.mayMove(event.target) || pressed.size === 2) return
    const { pointerId, clientX: x, clientY: y, timeStamp: at } = event
    if (pressed.size === 0) {
      follow()
      handled.took()
    }
    pressed.set(pointerId, { grip: gripAt(event), x, y, at, hasMoved: false })
    // Two fingers tap nothing.
    if (pressed.size === 2) for (const each of pressed.values()) each.hasMoved = true
    holdAnew()
  }

  function forget(): void {
    following.abort()
    pressed.clear()
  }

  const moved = (event: PointerEvent): void => {
    const hand = pressed.get(event.pointerId)
    if (!hand) return
    // The button was let go of where the window could not hear it.
    if (event.pointerType === 'mouse' && event.buttons === 0) return lift(event)
    hand.hasMoved ||= Math.hypot(event.clientX - hand.x, event.clientY - hand.y) > CLICK
    hand.grip = { ...hand.grip, point: handled.pointAt(event.clientX, event.clientY) }
    handled.held([...pressed.values()].map(({ grip }) => grip))
  }

  const lift = (event: PointerEvent): void => {
    const hand = pressed.get(event.pointerId)
    if (!hand) return
    pressed.delete(event.pointerId)
    if (hand.hasMoved && event.type === 'pointerup') swallowClick()
    holdAnew()
    if (pressed.size > 0) return
    following.abort()
    handled.letGo()
    if (hand.hasMoved || event.type !== 'pointerup') lastTap = null
    else tapped(event, hand)
  }

  function tapped(event: PointerEvent, { x, y, at }: Pressed): void {
    const isSecond =
      lastTap !== null &&
      at - lastTap.at < DOUBLE.within &&
      Math.hypot(x - lastTap.x, y - lastTap.y) < DOUBLE.near
    lastTap = isSecond ? null : { x, y, at: event.timeStamp }
    if (isSecond) handled.doubleTapped(event, handled.pointAt(x, y))
  }

  /** From now on each finger holds what lies under it: with another one, or one fewer, the board does not jump. */
  function holdAnew(): void {
    for (const hand of pressed.values())
      hand.grip = { point: hand.grip.point, spot: handled.spotAt(hand.grip.point) }
  }

  function follow(): void {
    following = new AbortController()
    const { signal } = following
    window.addEventListener('pointermove', moved, { signal })
    window.addEventListener('pointerup', lift, { signal })
    window.addEventListener('pointercancel', lift, { signal })
    // A mouse would mark words, and take pictures along.
    for (const type of ['selectstart', 'dragstart'])
      document.addEventListener(type, (event) => event.preventDefault(), { signal })
  }

  const turned = (event: WheelEvent): void => {
    event.preventDefault()
    const steps = -event.deltaY * (WHEEL[event.deltaMode] ?? 1) * (event.ctrlKey ? PINCH : 1)
    handled.took()
    handled.wheeled(2 ** steps, handled.pointAt(event.clientX, event.clientY))
  }

  viewport.addEventListener('pointerdown', down, { signal: listening.signal })
  viewport.addEventListener('wheel', turned, { signal: listening.signal, passive: false })
  return () => {
    listening.abort()
    forget()
  }
}

/** Only the main button moves a board. An event made by a program belongs to no window in which it could be followed. */
const mayBegin = ({ button, ctrlKey, view }: PointerEvent): boolean =>
  button === 0 && !ctrlKey && view !== null
