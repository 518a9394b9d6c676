import { suppressNextClick } from '../../input/suppress-click.ts'
import type { BoardPoint } from '../board-point.ts'
import type { Grip } from './camera-view.ts'

/** A drag of fewer pixels still counts as a click. */
const CLICK = 6
/** Maximum time (ms) and distance (px) between two taps of a double tap. */
const DOUBLE = { within: 500, near: 10 }
/** Zoom exponent (base 2) for each pixel, line or page of a wheel event (`deltaMode`). */
const WHEEL = [0.002, 0.05, 1]
/** Factor for a touchpad pinch, which browsers send as small wheel steps with the control key. */
const PINCH = 10

/** Callbacks for input on a layer. Points are in viewport pixels. */
export interface Handled {
  pointAt(clientX: number, clientY: number): BoardPoint
  /** The board point at a viewport point. */
  spotAt(point: BoardPoint): BoardPoint
  /** False if a press moves a piece instead of the board. */
  mayMove(target: EventTarget | null): boolean
  /** Input starts to move the layer. */
  took(): void
  /** One or two fingers hold points of the board. */
  held(grips: readonly Grip[]): void
  /** The last finger was lifted. */
  letGo(): void
  /** The wheel asks for a zoom around a point. */
  wheeled(factor: number, pin: BoardPoint): void
  /** Two taps at one point. */
  doubleTapped(event: PointerEvent, point: BoardPoint): void
}

/** A finger, pen or mouse button that is pressed. */
interface Pressed {
  grip: Grip
  /** Window position in pixels, and time of the press. */
  x: number
  y: number
  at: number
  hasMoved: boolean
}

/**
 * Follows pointers on a viewport: one finger pans the board, two fingers or the wheel zoom it. A held point stays under its finger. A press
 * that moved makes no click. Returns a function that stops. The viewport needs `touch-action: none` in CSS.
 */
export function followHands(viewport: HTMLElement, handled: Handled): () => void {
  const listening = new AbortController()
  const pressed = new Map<number, Pressed>()
  /** While a pointer is pressed, listen on the window: the pointer may leave the viewport. */
  let following = new AbortController()
  let lastTap: { x: number; y: number; at: number } | null = null

  const gripAt = ({ clientX, clientY }: MouseEvent): Grip => {
    const point = handled.pointAt(clientX, clientY)
    return { point, spot: handled.spotAt(point) }
  }

  const down = (event: PointerEvent): void => {
    // A pointerup was missed, for instance because the window lost focus. A new primary pointer ends the old ones.
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
    // Two fingers make no tap.
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
    // The mouse button was released outside the window.
    if (event.pointerType === 'mouse' && event.buttons === 0) return lift(event)
    hand.hasMoved ||= Math.hypot(event.clientX - hand.x, event.clientY - hand.y) > CLICK
    hand.grip = { ...hand.grip, point: handled.pointAt(event.clientX, event.clientY) }
    handled.held([...pressed.values()].map(({ grip }) => grip))
  }

  const lift = (event: PointerEvent): void => {
    const hand = pressed.get(event.pointerId)
    if (!hand) return
    pressed.delete(event.pointerId)
    if (hand.hasMoved && event.type === 'pointerup') suppressNextClick()
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

  /** Makes each finger hold the point now under it, so that the board does not jump when a finger is added or lifted. */
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
    // A mouse would select text or drag images.
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

/** Only the main button moves a board. A synthetic event is ignored: it names no window to listen on. */
const mayBegin = ({ button, ctrlKey, view }: PointerEvent): boolean =>
  button === 0 && !ctrlKey && view !== null
