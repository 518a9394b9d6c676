import { SHARED_KEYS, type Shortcut } from '../../../ui/keys/shortcuts.ts'

/** How the keys are grouped on their sheet. */
export const KEY_GROUPS = ['turn', 'show', 'look', 'board', 'page'] as const

export type KeyGroup = (typeof KEY_GROUPS)[number]

/** Every key of this tale, once: whoever hears a key asks this list what it means, and the sheet of keys shows this list. */
export const SHORTCUTS = {
  begin: { group: 'turn', keys: ['E'] },
  reveal: { group: 'turn', keys: ['T'] },
  card: { group: 'turn', keys: ['C'] },
  pile: { group: 'turn', keys: ['P'] },
  hire: { group: 'turn', keys: ['H'] },
  raze: { group: 'turn', keys: ['R'] },
  do: { group: 'turn', keys: ['D'] },
  end: { group: 'turn', keys: ['E'] },
  'put-back': { group: 'turn', ...SHARED_KEYS['put-back'] },
  undo: { group: 'turn', ...SHARED_KEYS.undo },
  redo: { group: 'turn', ...SHARED_KEYS.redo },
  pause: { group: 'show', ...SHARED_KEYS.pause },
  skip: { group: 'show', ...SHARED_KEYS.skip },
  again: { group: 'show', ...SHARED_KEYS.again },
  hide: { group: 'look', keys: ['V'] },
  standing: { group: 'look', keys: ['W'] },
  odds: { group: 'look', keys: ['X'] },
  about: { group: 'look', ...SHARED_KEYS.about },
  hint: { group: 'look', ...SHARED_KEYS.hint },
  level: { group: 'look', keys: ['F'], shift: true },
  confirm: { group: 'board', ...SHARED_KEYS.confirm },
  rove: { group: 'board', ...SHARED_KEYS.rove },
  'sector-a': { group: 'board', keys: ['Home'], onBoard: true },
  'next-place': { group: 'board', keys: ['B'], onBoard: true },
  'next-own': { group: 'board', keys: ['O'], onBoard: true },
  keys: { group: 'page', ...SHARED_KEYS.keys },
} as const satisfies Record<string, Shortcut & { group: KeyGroup }>
