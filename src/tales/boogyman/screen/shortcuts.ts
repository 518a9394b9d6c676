import { shared, shortcutsIn } from '../../../ui/input/shortcuts.ts'

/** All shortcuts of this tale, used by the key handlers and by the shortcut list. */
export const SHORTCUTS = shortcutsIn({
  turn: {
    begin: { keys: ['E'] },
    ...shared('confirm', 'put-back'),
    spawn: { keys: ['S'] },
    call: { keys: ['B'] },
    ...shared('undo', 'redo'),
  },
  show: {
    ...shared('pause'),
    skip: { keys: ['X'] },
    ...shared('again'),
  },
  look: {
    describe: { keys: ['T'] },
    ...shared('hint', 'level'),
  },
  board: {
    ...shared('rove'),
    slant: { keys: ['ArrowUp', 'ArrowDown'], shift: true, onBoard: true },
    ...shared('row-ends', 'zoom-in', 'zoom-out', 'fit'),
  },
})
