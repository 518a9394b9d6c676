/** How the keys are grouped on their sheet. */
export const KEY_GROUPS = ['turn', 'show', 'look', 'board', 'page'] as const

export type KeyGroup = (typeof KEY_GROUPS)[number]

/** One thing that keys do. */
interface Shortcut {
  group: KeyGroup
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
const FIRST_FOUR = ['1', '2', '3', '4'] as const

/** Every key of the game, once: whoever hears a key asks this list what it means, and the sheet shows this list. */
export const SHORTCUTS = {
  seal: { group: 'turn', keys: ['E'] },
  take: { group: 'turn', keys: FIRST_FOUR },
  turn: { group: 'turn', keys: ['R'] },
  'turn-back': { group: 'turn', keys: ['R'], shift: true },
  confirm: { group: 'turn', keys: ['Enter'] },
  'put-back': { group: 'turn', keys: ['Escape'] },
  wield: { group: 'turn', keys: ['P'] },
  side: { group: 'turn', keys: FIRST_FOUR },
  undo: { group: 'turn', keys: ['U'] },
  pause: { group: 'show', keys: ['K'] },
  step: { group: 'show', keys: ['N'] },
  skip: { group: 'show', keys: ['S'] },
  again: { group: 'show', keys: ['A'] },
  describe: { group: 'look', keys: ['T'] },
  about: { group: 'look', keys: ['I', 'F2'] },
  why: { group: 'look', keys: ['W', 'F8'] },
  hint: { group: 'look', keys: ['G'] },
  futures: { group: 'look', keys: ['F'] },
  routes: { group: 'look', keys: ['H'] },
  peek: { group: 'look', keys: ['F'], held: true },
  level: { group: 'look', keys: ['F'], shift: true },
  rove: { group: 'board', keys: ARROWS, onBoard: true },
  'row-ends': { group: 'board', keys: ['Home', 'End'], onBoard: true },
  pan: { group: 'board', keys: ARROWS, shift: true, onBoard: true },
  'zoom-in': { group: 'board', keys: ['+'], also: ['='], onBoard: true },
  'zoom-out': { group: 'board', keys: ['-'], also: ['_'], onBoard: true },
  fit: { group: 'board', keys: ['0'], onBoard: true },
  keys: { group: 'page', keys: ['?'] },
} as const satisfies Record<string, Shortcut>

export type ShortcutId = keyof typeof SHORTCUTS

export const shortcut = (id: ShortcutId): Shortcut => SHORTCUTS[id]

/** The keys of a group, in the order of the list. */
export const shortcutsOf = (group: KeyGroup): ShortcutId[] =>
  Object.entries(SHORTCUTS).flatMap(([id, one]) => (one.group === group && isShortcutId(id) ? [id] : []))

const isShortcutId = (id: string): id is ShortcutId => Object.hasOwn(SHORTCUTS, id)

/**
 * The keys of a shortcut that are heard. Letters, digits and signs may be switched off where they are heard wherever
 * the focus is: whoever speaks to the computer, or trembles, must be able to (WCAG 2.1.4).
 */
export function heardKeys(id: ShortcutId, characters: 'on' | 'off'): readonly string[] {
  const { keys, also = [], onBoard } = shortcut(id)
  const all = [...keys, ...also]
  return onBoard || characters === 'on' ? all : all.filter((key) => key.length > 1)
}

/** What is asked of a key press. */
export type Press = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>

/** Whether a key is pressed alone; with another it may be the browser's own, as Alt and an arrow are. */
export const isAlone = ({ shiftKey, altKey, ctrlKey, metaKey }: Press): boolean =>
  !(shiftKey || altKey || ctrlKey || metaKey)

/** Whether a key press is one of a shortcut; signs such as "+" may need the shift key to be typed at all. */
export function isPress(press: Press, id: ShortcutId, characters: 'on' | 'off'): boolean {
  const { key, shiftKey, altKey, ctrlKey, metaKey } = press
  if (altKey || ctrlKey || metaKey) return false
  const { shift = false } = shortcut(id)
  const named = key.length === 1 ? key.toUpperCase() : key
  if (!heardKeys(id, characters).includes(named)) return false
  return isSign(named) || shiftKey === shift
}

const isSign = (key: string): boolean => key.length === 1 && !/[A-Z0-9]/.test(key)
