import { countNoun, inWords } from './numbers.ts'

/** Words of the screens that all tales share, needed from the start. */
export const frames = {
  log: {
    heading: 'The tale so far',
    empty: 'The tale has not begun.',
    explain: 'Why?',
    lookBack: 'Look back through the tale',
    watchAgain: 'Watch it again',
    readTale: 'Read our tale',
    free: 'You can undo back to here.',
    takenBack: (moves: number) => `Here ${countNoun(moves, 'action was', 'actions were')} undone.`,
  },
  /** Undo beyond the undo boundary: past a die, or into another player's turn. */
  takingBack: {
    title: 'Go further back?',
    how: 'If all agree, hold the button for a moment. The log notes it.',
    yes: 'We all agree',
    no: 'Cancel',
    redo: 'Redo',
    told: (times: number) =>
      times === 1
        ? 'Once, the table agreed to go back.'
        : `The table agreed to go back ${inWords(times)} times.`,
  },
  /** Suggestions of waiting players to the player on turn. */
  suggestions: {
    suggestAsOf: (name: string) => `Suggest as ${name}`,
    done: 'Done',
  },
  /** Who controls a seat, and how people take over from a bot. */
  computers: {
    takeOverOf: (who: string) => `Take over ${who}`,
    waits: 'is paused.',
    thinks: 'is thinking…',
    acts: 'is playing…',
    pause: 'Pause',
    goOn: 'Go on',
    hurry: 'Skip to the end',
    controls: 'The computer player',
  },
  /** Shown on a device of a table while people at other devices act. */
  otherDevices: {
    isToMove: (name: string) => `${name} is to move`,
    together: 'The others decide together',
    meanwhile: 'Look around meanwhile.',
  },
  /** The rule book and the settings, as buttons. */
  opens: {
    rules: 'How to play',
    settings: 'Settings',
  },
  /** Words of the table page. */
  table: {
    /** The ribbon above the board. */
    turns: 'Who plays now',
    /** The bottom sheet on a phone. */
    tabs: 'Pages of this panel',
    menu: 'Menu',
    hint: 'Hint',
    undo: 'Undo',
    /** Groups of buttons, for screen readers. */
    undoAndHint: 'Undo and hint',
    view: 'View',
    undone: (lines: string) => (lines ? `Undone: ${lines}` : 'Undone.'),
    /** Undo of several moves; `lines` has only the last few. */
    undoneMany: (moves: number, lines: string) =>
      `Undone: ${inWords(moves)} moves.${lines ? ` The last of them: ${lines}` : ''}`,
    redone: (lines: string) => (lines ? `Done again: ${lines}` : 'Done again.'),
    redoneMany: (moves: number, lines: string) =>
      `Done again: ${inWords(moves)} moves.${lines ? ` The last of them: ${lines}` : ''}`,
    /** Resigning. */
    playOn: 'Play on',
    giveUp: 'Give up',
    undoneNothing: 'There is nothing to undo yet.',
    undoneWatching: 'You watch. The players can undo.',
    undoneOver: 'The game is over. Nothing can be undone now.',
    redoneNothing: 'There is nothing to redo.',
    /** Selects what a hint advises. */
    showMe: 'Show me',
    /** Hints are unavailable: the game is over, another player acts, or the first tiles are not yet placed. */
    noAdvice: 'No hint now. Ask again on your turn.',
    /** Why a key does nothing now. */
    keyRefusals: {
      computer: 'A computer player is playing. Wait until it is your turn.',
      shown: 'Watch this first, or skip it.',
      notShown: 'There is nothing to pause or skip right now.',
      notPlayed: 'There is nothing to watch again yet.',
      notHere: 'This key does nothing here.',
      watching: 'This game is played in another window. Here you watch.',
      otherDevice: 'It is another player’s turn. Wait until it is yours.',
      over: 'The game is over.',
      unconfirmed: 'First the next player presses “I am …”.',
    },
  },
}
