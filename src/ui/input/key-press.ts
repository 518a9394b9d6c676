/** The parts of a keyboard event that shortcuts need. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'> &
  Partial<Pick<KeyboardEvent, 'code' | 'isComposing' | 'keyCode'>>

/** `keyCode` of events during composition; some browsers omit `isComposing` then. */
const COMPOSES = 229

/** True while an input method composes. The input method owns all keys then, even Enter and Escape. */
export const isComposed = ({ isComposing, keyCode }: Partial<KeyPress>): boolean =>
  isComposing === true || keyCode === COMPOSES

/**
 * Returns the key as shortcuts name it: the typed character if it is a letter, digit or sign of a shortcut. Otherwise the physical position
 * decides, so that shortcuts work with every alphabet, and digits on French keyboards.
 */
export function keyOf({ key, code = '', shiftKey }: Pick<KeyPress, 'key' | 'code' | 'shiftKey'>): string {
  if (/^[a-z0-9?+\-=_ ]$/i.test(key)) return key.toUpperCase()
  const isAscii = /^\p{ASCII}+$/u.test(key)
  if (isAscii && key.length > 1) return key
  const [, letter, digit] = /^(?:Key([A-Z])|Digit(\d))$/.exec(code) ?? []
  // A sign in a letter's position. Without shift, the sign itself is meant, as on Dvorak. With shift, the letter counts, as for Arabic.
  if (letter && (!isAscii || shiftKey)) return letter
  if (digit && !shiftKey) return digit
  return code === 'Slash' && shiftKey ? '?' : key
}
