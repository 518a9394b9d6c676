/** What is asked of a key press. */
export type KeyPress = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'> &
  Partial<Pick<KeyboardEvent, 'code' | 'isComposing' | 'keyCode'>>

/** What a key event has while an input method writes with it (`keyCode`; some browsers do not say `isComposing` then). */
const COMPOSES = 229

/** True while an input method composes: its keys are nobody else's, not even Enter and Escape. */
export const isComposed = ({ isComposing, keyCode }: Partial<KeyPress>): boolean =>
  isComposing === true || keyCode === COMPOSES

/**
 * The key of a press as shortcuts call it: what it types, if that is a letter, digit or sign of theirs. Else its position
 * counts, so that keyboards of every alphabet have all shortcuts, and French ones their row of digits.
 */
export function keyOf({ key, code = '', shiftKey }: Pick<KeyPress, 'key' | 'code' | 'shiftKey'>): string {
  if (/^[a-z0-9?+\-=_ ]$/i.test(key)) return key.toUpperCase()
  const isAscii = /^\p{ASCII}+$/u.test(key)
  if (isAscii && key.length > 1) return key
  const [, letter, digit] = /^(?:Key([A-Z])|Digit(\d))$/.exec(code) ?? []
  // A sign where others have a letter: Dvorak has some, and nobody means the letter; Arabic has them only with shift.
  if (letter && (!isAscii || shiftKey)) return letter
  if (digit && !shiftKey) return digit
  return code === 'Slash' && shiftKey ? '?' : key
}
