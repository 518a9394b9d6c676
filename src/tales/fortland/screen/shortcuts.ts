import { SHARED_KEYS, type Shortcut, type ShortcutGroup } from '../../../ui/input/shortcuts.ts'

/** Every key of this tale, once: whoever hears a key asks this list what it means, and the sheet of keys shows this list. */
export const SHORTCUTS = {
  begin: { group: 'turn', keys: ['E'] },
  roll: { group: 'turn', keys: ['R'] },
  march: { group: 'turn', keys: ['M'] },
  turn: { group: 'turn', keys: ['T'] },
  build: { group: 'turn', keys: ['B'] },
  tear: { group: 'turn', keys: ['X'] },
  'do-all': { group: 'turn', keys: ['D'] },
  end: { group: 'turn', keys: ['E'] },
  'put-back': { group: 'turn', ...SHARED_KEYS['put-back'] },
  undo: { group: 'turn', ...SHARED_KEYS.undo },
  redo: { group: 'turn', ...SHARED_KEYS.redo },
  pause: { group: 'show', ...SHARED_KEYS.pause },
  skip: { group: 'show', ...SHARED_KEYS.skip },
  again: { group: 'show', ...SHARED_KEYS.again },
  describe: { group: 'look', keys: ['W'] },
  countries: { group: 'look', keys: ['C'] },
  hint: { group: 'look', ...SHARED_KEYS.hint },
  level: { group: 'look', keys: ['F'], shift: true },
  confirm: { group: 'board', ...SHARED_KEYS.confirm },
  rove: { group: 'board', ...SHARED_KEYS.rove },
  'row-ends': { group: 'board', keys: ['Home'], onBoard: true },
  keys: { group: 'page', ...SHARED_KEYS.keys },
} as const satisfies Record<string, Shortcut & { group: ShortcutGroup }>
