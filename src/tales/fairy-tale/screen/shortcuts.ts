import { shared, shortcutsIn, single } from '../../../ui/input/shortcuts.ts'

const FIRST_FOUR = ['1', '2', '3', '4'] as const

/** All keys of this tale. The key handlers and the dialog of keys both read this list. */
export const SHORTCUTS = shortcutsIn({
  turn: {
    seal: { keys: ['E'] },
    take: { keys: FIRST_FOUR },
    turn: { keys: ['R'] },
    'turn-back': { keys: ['R'], shift: true },
    ...shared('confirm', 'put-back'),
    ...single({ walk: 'M', remove: 'X', wield: 'P' }),
    side: { keys: FIRST_FOUR },
    ...single({ pour: 'B', order: 'O', cast: 'C', switch: 'D' }),
    ...shared('undo', 'redo'),
  },
  show: shared('pause', 'step', 'skip', 'again'),
  look: {
    describe: { keys: ['T'] },
    ...shared('about'),
    why: { keys: ['W', 'F8'] },
    ...shared('hint'),
    ...single({ futures: 'F', routes: 'H' }),
    peek: { keys: ['F'], held: true },
    ...shared('level'),
  },
  board: shared('rove', 'row-ends', 'pan', 'zoom-in', 'zoom-out', 'fit'),
})

export type ShortcutId = keyof typeof SHORTCUTS
