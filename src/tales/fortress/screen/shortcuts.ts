import { shared, shortcutsIn, single } from '../../../ui/input/shortcuts.ts'

/** All shortcuts of this game. Key handlers and the help sheet both use this list. */
export const SHORTCUTS = shortcutsIn({
  turn: {
    ...single({ begin: 'E' }),
    ...shared('confirm', 'put-back'),
    ...single({ fight: 'F', end: 'E', back: 'Backspace' }),
    ...shared('undo', 'redo'),
  },
  show: { ...shared('pause'), ...single({ skip: 'X' }), ...shared('again') },
  look: { ...single({ why: 'W', odds: 'O', about: 'I' }), ...shared('hint') },
  board: shared('rove', 'row-ends'),
})
