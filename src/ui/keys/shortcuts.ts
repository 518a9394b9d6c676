/** Where on the sheet of keys something stands. */
export type ShortcutGroup = 'turn' | 'show' | 'look' | 'board' | 'page'

/** One thing that keys do. */
export interface Shortcut {
  /** Each of these does it, as keyboards call them; letters are written large. */
  keys: readonly string[]
  /** Other keys that do the same, because some keyboards have them in the same spot. */
  also?: readonly string[]
  /** Together with the shift key. */
  shift?: true
  /** For as long as the key is held. */
  held?: true
  /** Only while the focus is on the board. */
  onBoard?: true
}

const ARROWS = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'] as const

/** The keys of what every tale has: whoever hears a key asks the table in which it stands what it means. */
export const SHARED_KEYS = {
  confirm: { keys: ['Enter'] },
  'put-back': { keys: ['Escape'] },
  undo: { keys: ['U'] },
  redo: { keys: ['U'], shift: true },
  pause: { keys: ['K'] },
  step: { keys: ['N'] },
  skip: { keys: ['S'] },
  again: { keys: ['A'] },
  about: { keys: ['I', 'F2'] },
  hint: { keys: ['G'] },
  rove: { keys: ARROWS, onBoard: true },
  'row-ends': { keys: ['Home', 'End'], onBoard: true },
  pan: { keys: ARROWS, shift: true, onBoard: true },
  'zoom-in': { keys: ['+'], also: ['='], onBoard: true },
  'zoom-out': { keys: ['-'], also: ['_'], onBoard: true },
  fit: { keys: ['0'], onBoard: true },
  keys: { keys: ['?'] },
} as const satisfies Record<string, Shortcut>

/**
 * The keys of a shortcut that are heard. Letters, digits and signs may be switched off where they are heard wherever
 * the focus is: whoever speaks to the computer, or trembles, must be able to (WCAG 2.1.4).
 */
export function heardKeys(
  { keys, also = [], onBoard }: Shortcut,
  characters: 'on' | 'off',
): readonly string[] {
  const all = [...keys, ...also]
  return onBoard || characters === 'on' ? all : all.filter((key) => key.length > 1 || key === ' ')
}

/** What is asked of a key press. */
export type Press = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'> &
  Partial<Pick<KeyboardEvent, 'code' | 'isComposing' | 'keyCode'>>

/** Whether a key is pressed alone; with another it may be the browser's own, as Alt and an arrow are. */
export const isAlone = ({ shiftKey, altKey, ctrlKey, metaKey }: Press): boolean =>
  !(shiftKey || altKey || ctrlKey || metaKey)

/** What a key event has while an input method writes with it (`keyCode`; some browsers do not say `isComposing` then). */
const COMPOSES = 229

/** True while an input method composes: its keys are nobody else's, not even Enter and Escape. */
export const isComposed = ({ isComposing, keyCode }: Partial<Press>): boolean =>
  isComposing === true || keyCode === COMPOSES

/**
 * The key of a press as shortcuts call it: what it types, if that is a letter, digit or sign of theirs. Else its position
 * counts, so that keyboards of every alphabet have all shortcuts, and French ones their row of digits.
 */
export function keyOf({ key, code = '', shiftKey }: Pick<Press, 'key' | 'code' | 'shiftKey'>): string {
  if (/^[a-z0-9?+\-=_ ]$/i.test(key)) return key.toUpperCase()
  const isAscii = /^\p{ASCII}+$/u.test(key)
  if (isAscii && key.length > 1) return key
  const [, letter, digit] = /^(?:Key([A-Z])|Digit(\d))$/.exec(code) ?? []
  // A sign where others have a letter: Dvorak has some, and nobody means the letter; Arabic has them only with shift.
  if (letter && (!isAscii || shiftKey)) return letter
  if (digit && !shiftKey) return digit
  return code === 'Slash' && shiftKey ? '?' : key
}

/** Whether a key press is one of a shortcut; digits and signs such as "+" may need the shift key to be typed at all. */
export function isPress(press: Press, shortcut: Shortcut, characters: 'on' | 'off'): boolean {
  const { shiftKey, altKey, ctrlKey, metaKey } = press
  if (altKey || ctrlKey || metaKey || isComposed(press)) return false
  const named = keyOf(press)
  if (!heardKeys(shortcut, characters).includes(named)) return false
  return isWithoutShift(named) || shiftKey === (shortcut.shift ?? false)
}

/** Whether a key means the same with and without shift. */
const isWithoutShift = (key: string): boolean => key.length === 1 && !/[A-Z ]/.test(key)
