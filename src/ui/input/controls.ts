import { type Control, SAME_PLACE } from './press-judge.ts'

/** Selector of pressable elements. */
const CONTROLS = 'button, a, label, summary, input, [role="button"], [role="tab"], dialog'

/** Input types that are pressed instead of typed into. */
const PRESSED_INPUTS = ['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit']

/** True for a field that takes typed text. */
export const isTextField = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement
    ? !PRESSED_INPUTS.includes(target.type)
    : target instanceof Element && target.closest('textarea, select, [contenteditable]') !== null

/** Returns the control that contains an element, or null, also for text fields. */
export function controlOf(target: EventTarget | null): Element | null {
  if (!(target instanceof Element)) return null
  const control = target.closest(CONTROLS)
  return isTextField(control) ? null : control
}

/** Names the action of a control: its `data-press`, else its accessible name. Null if it is disabled. */
function actionOf(control: Element): string | null {
  if (control.matches('dialog, input')) return ''
  if (control.getAttribute('aria-disabled') === 'true') return null
  return control.getAttribute('data-press') ?? control.getAttribute('aria-label') ?? control.textContent
}

/** The state of a control, with its position. */
export function seenNow(control: Element): Control {
  const { left, top, width, height } = control.getBoundingClientRect()
  return { id: control, action: actionOf(control), middle: { x: left + width / 2, y: top + height / 2 } }
}

/** A control as a key finds it, wherever it is. */
export const heardNow = (control: Element): Control => ({
  id: control,
  action: actionOf(control),
  middle: null,
})

/** From the middle of a press: itself and two rings round it. */
const OFFSETS: readonly (readonly [number, number])[] = [
  [0, 0],
  ...[SAME_PLACE / 2, SAME_PLACE - 1].flatMap((away) =>
    Array.from({ length: 8 }, (_, turn): [number, number] => [
      away * Math.cos((turn * Math.PI) / 4),
      away * Math.sin((turn * Math.PI) / 4),
    ]),
  ),
]

/** The controls that can be pressed near a point, as they are now. */
export function controlsNear(x: number, y: number): Control[] {
  const found = new Set<Element>()
  for (const [right, down] of OFFSETS) {
    const control = controlOf(document.elementFromPoint(x + right, y + down))
    if (control) found.add(control)
  }
  return [...found].map(seenNow)
}
