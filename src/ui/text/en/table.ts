/** What the frame of a table says. */
export const table = {
  /** The ribbon above the board. */
  turns: 'Whose turn it is',
  /** The sheet of a phone. */
  tabs: 'What lies on the sheet',
  undo: 'Undo',
  undone: (line: string) => `Taken back. It was: ${line}`,
  redone: 'Done again.',
  /** Where somebody thinks of giving up. */
  playOn: 'Play on',
  giveUp: 'Give up',
  undoneNothing: 'Nothing has been done yet that could be taken back.',
  redoneNothing: 'Nothing was undone that could be done again.',
  /** Where nobody may be advised: the game is over, somebody else acts, or first tiles are still laid. */
  noAdvice: 'No advice now: ask again when it is your turn.',
  /** Why a key does nothing just now. */
  keyWaits: {
    computer: 'A computer player is playing. Wait until it is your turn.',
    shown: 'Wait until this has been shown, or skip to the end.',
    notShown: 'Nothing is being shown just now.',
    notPlayed: 'There is nothing to watch again yet.',
    notHere: 'There is nothing to do with this key here.',
    over: 'The game is over.',
    unconfirmed: 'First the next player presses “I am …”.',
  },
}
