import { watchForHaste } from '../../store/hasty.ts'
import { controlOf, controlsNear, heardNow, isTextField, seenNow } from './controls.ts'
import { isComposed, keyOf } from './key-press.ts'
import { guardKeys, physicalKey, stop } from './keys.ts'
import { openDialogs } from './layers.ts'
import { type Control, judge, type LastPress, lastAfter, type Press, type Verdict } from './press-judge.ts'

/** Keys that only go with others. */
const MODIFIERS = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'Fn', 'NumLock']

/** A key that does something once and never again while it is held; others move, scroll, zoom or write. */
const isActing = (key: string): boolean => /^([^+\-=_ ]|Enter|Escape|Backspace|F\d+)$/.test(key)

/** A press by pointer from its beginning; a label passes its click on to its field, which is the same press. */
interface PointerPress {
  begun: number
  verdict: Verdict | null
}

/**
 * Guards the whole page against presses that were not meant: the second of two close presses (mouse, touch or key) does
 * nothing where the control has appeared, moved or changed its action in between (`judge`), or where it would spend luck or
 * end a turn (asked by the store). A held key acts once. Clicks of scripts and of assistive technology come from no pointer
 * and no key: they always pass. Called once for a page, before anything else listens.
 */
export function guardPresses(window: Window): void {
  let last: LastPress | null = null
  /** What `last` was before a hasty press, for when that is ignored after all. */
  let before: LastPress | null = null
  /** The press whose event is being heard. */
  let current: { event: Event; press: Press; verdict: Verdict } | null = null
  let pointer: PointerPress | null = null
  /** A key that is about to click what has the focus. */
  let clicking: { press: Press; verdict: Verdict } | null = null

  function decide(event: Event, press: Press): Verdict {
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
      around: controlsNear(x, y),
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

  // Firefox clicks when the space bar is let go, whatever became of the key press.
  const lifted = ({ key }: KeyboardEvent): boolean => key === ' ' && clicking?.verdict === 'ignored'

  const early = { capture: true }
  window.addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      pointer = { begun: timeStamp, verdict: null }
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

/** The control that tells of a shortcut key, if there is one. */
function controlsFor(event: KeyboardEvent): Control[] {
  const key = keyOf(event)
  const name = event.shiftKey && /^[A-Z]$/.test(key) ? `Shift+${key}` : key
  return [...document.querySelectorAll('[aria-keyshortcuts]')]
    .filter((one) => one.getAttribute('aria-keyshortcuts')?.split(' ').includes(name))
    .map(heardNow)
}
