import { SHARED_KEYS, type Shortcut, type ShortcutGroup } from '../../../ui/input/shortcuts.ts'

const FIRST_FOUR = ['1', '2', '3', '4'] as const

/** Every key of this tale, once: whoever hears a key asks this list what it means, and the sheet of keys shows this list. */
export const SHORTCUTS = {
  seal: { group: 'turn', keys: ['E'] },
  take: { group: 'turn', keys: FIRST_FOUR },
  turn: { group: 'turn', keys: ['R'] },
  'turn-back': { group: 'turn', keys: ['R'], shift: true },
  confirm: { group: 'turn', ...SHARED_KEYS.confirm },
  'put-back': { group: 'turn', ...SHARED_KEYS['put-back'] },
  wield: { group: 'turn', keys: ['P'] },
  side: { group: 'turn', keys: FIRST_FOUR },
  pour: { group: 'turn', keys: ['B'] },
  order: { group: 'turn', keys: ['O'] },
  cast: { group: 'turn', keys: ['C'] },
  switch: { group: 'turn', keys: ['D'] },
  undo: { group: 'turn', ...SHARED_KEYS.undo },
  redo: { group: 'turn', ...SHARED_KEYS.redo },
  pause: { group: 'show', ...SHARED_KEYS.pause },
  step: { group: 'show', ...SHARED_KEYS.step },
  skip: { group: 'show', ...SHARED_KEYS.skip },
  again: { group: 'show', ...SHARED_KEYS.again },
  describe: { group: 'look', keys: ['T'] },
  about: { group: 'look', ...SHARED_KEYS.about },
  why: { group: 'look', keys: ['W', 'F8'] },
  hint: { group: 'look', ...SHARED_KEYS.hint },
  futures: { group: 'look', keys: ['F'] },
  routes: { group: 'look', keys: ['H'] },
  peek: { group: 'look', keys: ['F'], held: true },
  level: { group: 'look', keys: ['F'], shift: true },
  rove: { group: 'board', ...SHARED_KEYS.rove },
  'row-ends': { group: 'board', ...SHARED_KEYS['row-ends'] },
  pan: { group: 'board', ...SHARED_KEYS.pan },
  'zoom-in': { group: 'board', ...SHARED_KEYS['zoom-in'] },
  'zoom-out': { group: 'board', ...SHARED_KEYS['zoom-out'] },
  fit: { group: 'board', ...SHARED_KEYS.fit },
  keys: { group: 'page', ...SHARED_KEYS.keys },
} as const satisfies Record<string, Shortcut & { group: ShortcutGroup }>

export type ShortcutId = keyof typeof SHORTCUTS
