import { shared, shortcutsIn, single } from '../../../ui/input/shortcuts.ts'

/** All shortcuts of this tale, used by the key handlers and by the shortcut list. */
export const SHORTCUTS = shortcutsIn({
  turn: {
    ...single({ begin: 'E' }),
    ...shared('confirm', 'put-back'),
    ...single({ spawn: 'S', call: 'B' }),
    ...shared('undo', 'redo'),
  },
  show: { ...shared('pause'), ...single({ skip: 'X' }), ...shared('again') },
  look: { ...single({ describe: 'T' }), ...shared('hint', 'level') },
  board: {
    ...shared('rove'),
    slant: { keys: ['ArrowUp', 'ArrowDown'], shift: true, onBoard: true },
    ...shared('row-ends', 'zoom-in', 'zoom-out', 'fit'),
  },
})
