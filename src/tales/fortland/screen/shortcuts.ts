import { shared, shortcutsIn } from '../../../ui/input/shortcuts.ts'

/** All shortcuts of this game. Key handlers and the help sheet both use this list. */
export const SHORTCUTS = shortcutsIn({
  turn: {
    begin: { keys: ['E'] },
    roll: { keys: ['R'] },
    march: { keys: ['M'] },
    turn: { keys: ['T'] },
    build: { keys: ['B'] },
    tear: { keys: ['X'] },
    'do-all': { keys: ['D'] },
    end: { keys: ['E'] },
    ...shared('put-back', 'undo', 'redo'),
  },
  show: shared('pause', 'skip', 'again'),
  look: {
    describe: { keys: ['W'] },
    countries: { keys: ['C'] },
    ...shared('hint', 'level'),
  },
  board: {
    ...shared('confirm', 'rove'),
    'row-ends': { keys: ['Home'], onBoard: true },
  },
})
