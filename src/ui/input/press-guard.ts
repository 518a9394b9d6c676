import { watchForHaste } from '../../store/hasty.ts'
import { controlOf, controlsNear, heardNow, isTextField, seenNow } from './controls.ts'
import { isComposed, keyOf } from './key-press.ts'
import { guardKeys, physicalKey, stop } from './keys.ts'
import { openDialogs } from './layers.ts'
import {
  type Control,
  judge,
  type LastPress,
  lastAfter,
  type Press,
  type PressVerdict,
} from './press-judge.ts'

/** Keys that only go with others. */
const MODIFIERS = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'Fn', 'NumLock']

/** True for a key that acts once while held; other keys move, scroll, zoom or type, and repeat. */
const isActing = (key: string): boolean => /^([^+\-=_ ]|Enter|Escape|Backspace|F\d+)$/.test(key)

/** A press by pointer from its beginning; a label passes its click on to its field, which is the same press. */
interface PointerPress {
  begun: number
  /** The controls near its beginning. They are found then, so that the click itself is answered sooner. */
  around: readonly Control[]
  verdict: PressVerdict | null
}

/**
 * Guards the page against unintended presses (mouse, touch or key). The second of two quick presses is ignored if the control appeared,
 * moved or changed its action in between (`judge`). The press is also ignored if it would use luck or end a turn, which the store asks. A
 * held key acts once. Clicks of scripts and assistive technology involve no pointer or key and always pass. Must be called once for a page,
 * before other listeners.
 */
export function guardPresses(window: Window): void {
  let last: LastPress | null = null
  /** The value of `last` before a hasty press, to restore it if the press is ignored later. */
  let before: LastPress | null = null
  /** The press of the current event. */
  let current: { event: Event; press: Press; verdict: PressVerdict } | null = null
  let pointer: PointerPress | null = null
  /** A key press that is about to click the focused element. */
  let clicking: { press: Press; verdict: PressVerdict } | null = null

  function decide(event: Event, press: Press): PressVerdict {
    const verdict = judge(press, last)
    before = last
    last = lastAfter(press, verdict, last)
    current = { event, press, verdict }
    return verdict
  }

  function clicked(event: MouseEvent): void {
    if (event.detail === 0) return clickedByKey(event)
    const { clientX: x, clientY: y, timeStamp: done } = event
    if (pointer?.verdict === 'ignored') return stop(event)
    if (pointer?.verdict) return
    const control = controlOf(event.target)
    const verdict = decide(event, {
      at: { x, y },
      begun: pointer?.begun ?? done,
      done,
      control: control && seenNow(control),
      around: pointer?.around ?? controlsNear(x, y),
    })
    if (pointer) pointer.verdict = verdict
    if (verdict === 'ignored') stop(event)
  }

  function clickedByKey(event: MouseEvent): void {
    if (clicking) current = { event, ...clicking }
    clicking = null
  }

  /** True if the press of a key is ignored. */
  function keyed(event: KeyboardEvent): boolean {
    const { repeat, target, timeStamp: begun } = event
    const key = keyOf(event)
    if (isComposed(event) || MODIFIERS.includes(key)) return false
    clicking = null
    pointer = null
    const writes = isTextField(target)
    const presses = (key === 'Enter' || key === ' ') && !writes ? controlOf(target) : null
    if (repeat)
      return presses !== null || (writes ? key === 'Escape' || isSubmit(key, target) : isActing(key))
    if (writes ? key !== 'Enter' && key !== 'Escape' : !presses && !isActing(key)) {
      last = null
      return false
    }
    const around =
      key === 'Escape' ? openDialogs().map(heardNow) : presses ? [heardNow(presses)] : controlsFor(event)
    const press = {
      at: `${event.shiftKey ? 'Shift ' : ''}${physicalKey(event)}`,
      begun,
      done: begun,
      control: around.at(-1) ?? null,
      around,
    }
    const verdict = decide(event, press)
    if (presses) clicking = { press, verdict }
    return verdict === 'ignored'
  }

  // Firefox clicks when Space is released, even if the keydown was prevented.
  const lifted = ({ key }: KeyboardEvent): boolean => key === ' ' && clicking?.verdict === 'ignored'

  const early = { capture: true }
  window.addEventListener(
    'pointerdown',
    ({ timeStamp, clientX, clientY }) => {
      pointer = { begun: timeStamp, around: controlsNear(clientX, clientY), verdict: null }
      clicking = null
    },
    early,
  )
  window.addEventListener('click', clicked, early)
  guardKeys({ keydown: keyed, keyup: lifted })

  watchForHaste((forGood) => {
    if (!current || window.event !== current.event || !last) return false
    if (current.verdict === 'hasty' && (forGood || before?.forGood)) {
      last = before && lastAfter(current.press, 'ignored', before)
      return true
    }
    last = { ...last, forGood: last.forGood || forGood }
    return false
  })
}

const isSubmit = (key: string, target: EventTarget | null): boolean =>
  key === 'Enter' && target instanceof HTMLInputElement

/** The controls with a shortcut key, by `aria-keyshortcuts`. */
function controlsFor(event: KeyboardEvent): Control[] {
  const key = keyOf(event)
  const name = event.shiftKey && /^[A-Z]$/.test(key) ? `Shift+${key}` : key
  return [...document.querySelectorAll('[aria-keyshortcuts]')]
    .filter((one) => one.getAttribute('aria-keyshortcuts')?.split(' ').includes(name))
    .map(heardNow)
}
