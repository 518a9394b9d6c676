import { isComposed, type KeyPress, keyOf } from './key-press.ts'

/** Section of the shortcut list. */
export type ShortcutGroup = 'turn' | 'show' | 'look' | 'board' | 'page'

/** One thing that keys do. */
export interface Shortcut {
  /** Each of these does it, as keyboards call them; letters are written large. */
  keys: readonly string[]
  /** Other keys that do the same, because some keyboards have them in the same spot. */
  also?: readonly string[]
  /** Together with the shift key. */
  shift?: true
  /** True if the shortcut acts while the key is held. */
  held?: true
  /** Only while the focus is on the board. */
  onBoard?: true
}

const ARROWS = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'] as const

/** Shortcuts of every tale. The table that handles a key decides its exact meaning. */
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
  group: { keys: ARROWS },
  menu: { keys: ['L', 'F10'] },
  keys: { keys: ['?'] },
} as const satisfies Record<string, Shortcut>

type SharedKeys = typeof SHARED_KEYS

/** Returns shortcuts that every tale has, by their names. */
export const shared = <Id extends keyof SharedKeys>(...ids: readonly Id[]): Pick<SharedKeys, Id> =>
  Object.fromEntries(ids.map((id) => [id, SHARED_KEYS[id]])) as Pick<SharedKeys, Id>

/** Returns shortcuts of one key each, by their names. */
export const single = <Id extends string>(
  keys: Readonly<Record<Id, string>>,
): Readonly<Record<Id, Shortcut>> => {
  const shortcuts = Object.entries<string>(keys).map(([id, key]) => [id, { keys: [key] }])
  // The names are those of the keys; the compiler does not follow them through the entries.
  return Object.fromEntries(shortcuts) as Record<Id, Shortcut>
}

type Groups = Partial<Record<ShortcutGroup, object>>

/** The shortcuts of all groups, with the group of each. */
type Grouped<In extends Groups> = {
  readonly [Id in IdIn<In>]: Shortcut & { readonly group: ShortcutGroup }
}
type IdIn<In extends Groups> = { [Group in keyof In]: keyof In[Group] & string }[keyof In]

/** The keys that every tale has. */
const PAGE = { page: shared('group', 'menu', 'keys') }

/**
 * Makes the shortcuts of a tale from its groups, and adds the keys that every tale has. Keeps the order, which the dialog of
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

/** True if a key press matches a shortcut. Digits and signs such as "+" may need shift to be typed. */
export function isPress(press: KeyPress, shortcut: Shortcut, characters: 'on' | 'off'): boolean {
  const { shiftKey, altKey, ctrlKey, metaKey } = press
  if (altKey || ctrlKey || metaKey || isComposed(press)) return false
  const named = keyOf(press)
  if (!heardKeys(shortcut, characters).includes(named)) return false
  return isWithoutShift(named) || shiftKey === (shortcut.shift ?? false)
}

/** True if the key means the same with and without shift. */
const isWithoutShift = (key: string): boolean => key.length === 1 && !/[A-Z ]/.test(key)
