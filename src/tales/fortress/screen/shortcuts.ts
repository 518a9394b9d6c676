import { SHARED_KEYS, type Shortcut, type ShortcutGroup } from '../../../ui/input/shortcuts.ts'

/** Every key of this tale, once: whoever hears a key asks this list what it means, and the sheet of keys shows this list. */
export const SHORTCUTS = {
  begin: { group: 'turn', keys: ['E'] },
  confirm: { group: 'turn', ...SHARED_KEYS.confirm },
  'put-back': { group: 'turn', ...SHARED_KEYS['put-back'] },
  fight: { group: 'turn', keys: ['F'] },
  end: { group: 'turn', keys: ['E'] },
  back: { group: 'turn', keys: ['Backspace'] },
  undo: { group: 'turn', ...SHARED_KEYS.undo },
  redo: { group: 'turn', ...SHARED_KEYS.redo },
  pause: { group: 'show', ...SHARED_KEYS.pause },
  skip: { group: 'show', keys: ['X'] },
  again: { group: 'show', ...SHARED_KEYS.again },
  why: { group: 'look', keys: ['W'] },
  odds: { group: 'look', keys: ['O'] },
  about: { group: 'look', keys: ['I'] },
  hint: { group: 'look', ...SHARED_KEYS.hint },
  rove: { group: 'board', ...SHARED_KEYS.rove },
  'row-ends': { group: 'board', ...SHARED_KEYS['row-ends'] },
  keys: { group: 'page', ...SHARED_KEYS.keys },
} as const satisfies Record<string, Shortcut & { group: ShortcutGroup }>
