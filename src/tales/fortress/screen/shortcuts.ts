import { shared, shortcutsIn } from '../../../ui/input/shortcuts.ts'

/** All shortcuts of this game. Key handlers and the help sheet both use this list. */
export const SHORTCUTS = shortcutsIn({
  turn: {
    begin: { keys: ['E'] },
    ...shared('confirm', 'put-back'),
    fight: { keys: ['F'] },
    end: { keys: ['E'] },
    back: { keys: ['Backspace'] },
    ...shared('undo', 'redo'),
  },
  show: {
    ...shared('pause'),
    skip: { keys: ['X'] },
    ...shared('again'),
  },
  look: {
    why: { keys: ['W'] },
    odds: { keys: ['O'] },
    about: { keys: ['I'] },
    ...shared('hint'),
  },
  board: shared('rove', 'row-ends'),
})
