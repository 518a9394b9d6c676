import { countNoun, inWords } from './numbers.ts'

/** What the frames say that every tale's screens are set in, from the first moment on. */
export const frames = {
  log: {
    heading: 'The tale so far',
    empty: 'The tale has not begun.',
    explain: 'Why?',
    lookBack: 'Look back through the tale',
    watchAgain: 'Watch it again',
    readTale: 'Read our tale',
    free: 'Up to here all can be taken back freely.',
    takenBack: (moves: number) => `Here ${countNoun(moves, 'deed was', 'deeds were')} taken back.`,
  },
  /** Further back than is free: past a die, or into the turn of somebody else. */
  takingBack: {
    title: 'Go further back?',
    how: 'If all agree, one of you holds the plank down for a moment. The tale remembers it.',
    yes: 'We all agree',
    no: 'Leave it so',
    redo: 'Do it again',
    told: (times: number) =>
      times === 1
        ? 'Once, the table agreed to go back.'
        : `The table agreed to go back ${inWords(times)} times.`,
  },
  /** What those who are not on turn suggest to the one who is. */
  suggestions: {
    suggestAsOf: (name: string) => `Suggest as ${name}`,
    done: 'Done',
  },
  /** Who leads a seat, and how people step in while a computer player does. */
  computers: {
    giveAway: (who: string) => `Let a computer player lead ${who}`,
    leadOf: (who: string) => `Who leads ${who}`,
    letPlay: (leader: string, who: string) => `Let ${leader} lead ${who}`,
    takeOverOf: (who: string) => `Take over ${who}`,
    waits: 'waits for you to let it go on.',
    thinks: 'is thinking…',
    acts: 'is at it…',
    pause: 'Let it wait',
    goOn: 'Go on',
    hurry: 'To the end of its turn',
    controls: 'The computer player',
  },
  /** The rule book and the settings, as buttons. */
  opens: {
    rules: 'How to play',
    settings: 'Settings',
  },
  /** What the frame of a table says. */
  table: {
    /** The ribbon above the board. */
    turns: 'Whose turn it is',
    /** The sheet of a phone. */
    tabs: 'What lies on the sheet',
    undo: 'Undo',
    undone: (lines: string) => (lines ? `Undone: ${lines}` : 'Undone.'),
    redone: 'Done again.',
    /** Where somebody thinks of giving up. */
    playOn: 'Play on',
    giveUp: 'Give up',
    undoneNothing: 'There is nothing to undo yet.',
    undoneOver: 'The tale is told; it stays as it is.',
    redoneNothing: 'Nothing was undone that could be done again.',
    /** Where nobody may be advised: the game is over, somebody else acts, or first tiles are still laid. */
    noAdvice: 'No advice now: ask again when it is your turn.',
    /** Why a key does nothing just now. */
    keyRefusals: {
      computer: 'A computer player is playing. Wait until it is your turn.',
      shown: 'Watch this first, or skip it.',
      notShown: 'There is nothing to pause or skip right now.',
      notPlayed: 'There is nothing to watch again yet.',
      notHere: 'This key does nothing here.',
      watching: 'This game is played in another window. Here you watch.',
      over: 'The game is over.',
      unconfirmed: 'First the next player presses “I am …”.',
    },
  },
}
