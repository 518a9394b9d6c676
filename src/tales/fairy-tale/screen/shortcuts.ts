import { shared, shortcutsIn } from '../../../ui/input/shortcuts.ts'

const FIRST_FOUR = ['1', '2', '3', '4'] as const

/** Every key of this tale, once: whoever hears a key asks this list what it means, and the sheet of keys shows this list. */
export const SHORTCUTS = shortcutsIn({
  turn: {
    seal: { keys: ['E'] },
    take: { keys: FIRST_FOUR },
    turn: { keys: ['R'] },
    'turn-back': { keys: ['R'], shift: true },
    ...shared('confirm', 'put-back'),
    wield: { keys: ['P'] },
    side: { keys: FIRST_FOUR },
    pour: { keys: ['B'] },
    order: { keys: ['O'] },
    cast: { keys: ['C'] },
    switch: { keys: ['D'] },
    ...shared('undo', 'redo'),
  },
  show: shared('pause', 'step', 'skip', 'again'),
  look: {
    describe: { keys: ['T'] },
    ...shared('about'),
    why: { keys: ['W', 'F8'] },
    ...shared('hint'),
    futures: { keys: ['F'] },
    routes: { keys: ['H'] },
    peek: { keys: ['F'], held: true },
    ...shared('level'),
  },
  board: shared('rove', 'row-ends', 'pan', 'zoom-in', 'zoom-out', 'fit'),
})

export type ShortcutId = keyof typeof SHORTCUTS
