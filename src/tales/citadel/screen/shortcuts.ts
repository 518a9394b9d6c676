import { shared, shortcutsIn, single } from '../../../ui/input/shortcuts.ts'

/** Every key of this tale. The handlers and the help panel both read this list. */
export const SHORTCUTS = shortcutsIn({
  turn: {
    ...single({ begin: 'E', reveal: 'T', card: 'C', pile: 'P', hire: 'H', raze: 'R', do: 'D', end: 'E' }),
    ...shared('put-back', 'undo', 'redo'),
  },
  show: shared('pause', 'skip', 'again'),
  look: {
    ...single({ hide: 'V', standing: 'W', odds: 'X' }),
    ...shared('about', 'hint', 'level'),
  },
  board: {
    ...shared('confirm', 'rove'),
    'sector-a': { keys: ['Home'], onBoard: true },
    'next-place': { keys: ['B'], onBoard: true },
    'next-own': { keys: ['O'], onBoard: true },
  },
})
