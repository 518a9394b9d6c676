import { shared, shortcutsIn } from '../../../ui/input/shortcuts.ts'

/** Every key of this tale. The handlers and the help panel both read this list. */
export const SHORTCUTS = shortcutsIn({
  turn: {
    begin: { keys: ['E'] },
    reveal: { keys: ['T'] },
    card: { keys: ['C'] },
    pile: { keys: ['P'] },
    hire: { keys: ['H'] },
    raze: { keys: ['R'] },
    do: { keys: ['D'] },
    end: { keys: ['E'] },
    ...shared('put-back', 'undo', 'redo'),
  },
  show: shared('pause', 'skip', 'again'),
  look: {
    hide: { keys: ['V'] },
    standing: { keys: ['W'] },
    odds: { keys: ['X'] },
    ...shared('about', 'hint', 'level'),
  },
  board: {
    ...shared('confirm', 'rove'),
    'sector-a': { keys: ['Home'], onBoard: true },
    'next-place': { keys: ['B'], onBoard: true },
    'next-own': { keys: ['O'], onBoard: true },
  },
})
