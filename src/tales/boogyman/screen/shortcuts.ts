import { SHARED_KEYS, type Shortcut, type ShortcutGroup } from '../../../ui/input/shortcuts.ts'

/** Every key of this tale, once: whoever hears a key asks this list what it means, and the sheet of keys shows this list. */
export const SHORTCUTS = {
  begin: { group: 'turn', keys: ['E'] },
  confirm: { group: 'turn', ...SHARED_KEYS.confirm },
  'put-back': { group: 'turn', ...SHARED_KEYS['put-back'] },
  spawn: { group: 'turn', keys: ['S'] },
  call: { group: 'turn', keys: ['B'] },
  undo: { group: 'turn', ...SHARED_KEYS.undo },
  redo: { group: 'turn', ...SHARED_KEYS.redo },
  pause: { group: 'show', ...SHARED_KEYS.pause },
  skip: { group: 'show', keys: ['X'] },
  again: { group: 'show', ...SHARED_KEYS.again },
  describe: { group: 'look', keys: ['T'] },
  hint: { group: 'look', ...SHARED_KEYS.hint },
  level: { group: 'look', keys: ['F'], shift: true },
  rove: { group: 'board', ...SHARED_KEYS.rove },
  slant: { group: 'board', keys: ['ArrowUp', 'ArrowDown'], shift: true, onBoard: true },
  'row-ends': { group: 'board', ...SHARED_KEYS['row-ends'] },
  'zoom-in': { group: 'board', ...SHARED_KEYS['zoom-in'] },
  'zoom-out': { group: 'board', ...SHARED_KEYS['zoom-out'] },
  fit: { group: 'board', ...SHARED_KEYS.fit },
  keys: { group: 'page', ...SHARED_KEYS.keys },
} as const satisfies Record<string, Shortcut & { group: ShortcutGroup }>
