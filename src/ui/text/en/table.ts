/** What the frame of a table says. */
export const sharedTable = {
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
}
