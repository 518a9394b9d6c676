import { isComposed, type KeyPress, keyOf } from './key-press.ts'

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
  level: { keys: ['F'], shift: true },
  rove: { keys: ARROWS, onBoard: true },
  'row-ends': { keys: ['Home', 'End'], onBoard: true },
  pan: { keys: ARROWS, shift: true, onBoard: true },
  'zoom-in': { keys: ['+'], also: ['='], onBoard: true },
  'zoom-out': { keys: ['-'], also: ['_'], onBoard: true },
  fit: { keys: ['0'], onBoard: true },
  keys: { keys: ['?'] },
} as const satisfies Record<string, Shortcut>

type SharedKeys = typeof SHARED_KEYS

/** Returns shortcuts that every tale has, by their names. */
export const shared = <Id extends keyof SharedKeys>(...ids: readonly Id[]): Pick<SharedKeys, Id> =>
  Object.fromEntries(ids.map((id) => [id, SHARED_KEYS[id]])) as Pick<SharedKeys, Id>

type Groups = Partial<Record<ShortcutGroup, object>>

/** The shortcuts of all groups, with the group of each. */
type Grouped<In extends Groups> = {
  readonly [Id in IdIn<In>]: Shortcut & { readonly group: ShortcutGroup }
}
type IdIn<In extends Groups> = { [Group in keyof In]: keyof In[Group] & string }[keyof In]

/** The keys of all pages. */
const PAGE = { page: shared('keys') }

/**
 * Makes the shortcuts of a tale from its groups, and adds the keys of all pages. Keeps the order, which the dialog of
 * keys uses.
 */
export const shortcutsIn = <
  const In extends Partial<Record<Exclude<ShortcutGroup, 'page'>, Readonly<Record<string, Shortcut>>>>,
>(
  groups: In,
): Grouped<In & typeof PAGE> =>
  Object.fromEntries(
    Object.entries({ ...groups, ...PAGE }).flatMap(([group, shortcuts]) =>
      Object.entries(shortcuts).map(([id, shortcut]) => [id, { group, ...shortcut }]),
    ),
  ) as Grouped<In & typeof PAGE>

/**
 * Returns the active keys of a shortcut. The setting switches off single-character keys that work with any focus:
 * people with voice input or a tremor need that (WCAG 2.1.4).
 */
export function heardKeys(
  { keys, also = [], onBoard }: Shortcut,
  characters: 'on' | 'off',
): readonly string[] {
  const all = [...keys, ...also]
  return onBoard || characters === 'on' ? all : all.filter((key) => key.length > 1 || key === ' ')
}

/** True if a key is pressed alone. Combinations may belong to the browser, such as Alt and an arrow. */
export const isAlone = ({ shiftKey, altKey, ctrlKey, metaKey }: KeyPress): boolean =>
  !(shiftKey || altKey || ctrlKey || metaKey)

/** Whether a key press is one of a shortcut; digits and signs such as "+" may need the shift key to be typed at all. */
export function isPress(press: KeyPress, shortcut: Shortcut, characters: 'on' | 'off'): boolean {
  const { shiftKey, altKey, ctrlKey, metaKey } = press
  if (altKey || ctrlKey || metaKey || isComposed(press)) return false
  const named = keyOf(press)
  if (!heardKeys(shortcut, characters).includes(named)) return false
  return isWithoutShift(named) || shiftKey === (shortcut.shift ?? false)
}

/** Whether a key means the same with and without shift. */
const isWithoutShift = (key: string): boolean => key.length === 1 && !/[A-Z ]/.test(key)
