import { shared, shortcutsIn } from '../../../ui/input/shortcuts.ts'

/** Every key of this tale, once: whoever hears a key asks this list what it means, and the sheet of keys shows this list. */
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
