import { shared, shortcutsIn, single } from '../../../ui/input/shortcuts.ts'

/** All shortcuts of this game. Key handlers and the help sheet both use this list. */
export const SHORTCUTS = shortcutsIn({
  turn: {
    ...single({
      begin: 'E',
      roll: 'R',
      march: 'M',
      turn: 'T',
      build: 'B',
      tear: 'X',
      'do-all': 'D',
      end: 'E',
    }),
    ...shared('put-back', 'undo', 'redo'),
  },
  show: shared('pause', 'skip', 'again'),
  look: { ...single({ describe: 'W', countries: 'C' }), ...shared('hint', 'level') },
  board: {
    ...shared('confirm', 'rove'),
    'row-ends': { keys: ['Home'], onBoard: true },
  },
})
