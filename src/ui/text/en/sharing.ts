/** Words of sending games, and of games received. */
export const sharing = {
  send: {
    what: 'What do you want to send?',
    parts: { whole: 'The whole game', position: 'Only this position' },
    notes: {
      whole: 'Your friend can look at every move, and play on from the last.',
      position: 'Your friend can play on from here, and does not see the moves before.',
    },
    link: 'The link',
    writing: 'Making the link …',
    length: (letters: number) =>
      `It has ${letters} letters and holds the whole game. Nothing leaves this device until you send it.`,
    tooLong: (letters: number, most: number) =>
      `This link would have ${letters} letters. Links over ${most} are often cut off on the way, so send the file instead.`,
    failed: 'This browser cannot make the link. Send the file instead.',
    copy: 'Copy the link',
    copied: 'Copied: paste it into a message.',
    copyYourself: 'This browser does not let us copy it. The link is selected: copy it yourself.',
    file: 'Save as a file',
    secrets:
      'This game has hidden hands. Your friend can play on without seeing them, but they are in the link and could be read out. When the game is over, you can look at every move.',
  },
  opened: {
    reading: 'Opening the game …',
    title: { whole: 'A game for you', position: 'What would you do?' },
    /** The players of the game: all roles, or a role with the name of its player. */
    of: (who: string) => `It is the game of ${who}.`,
    led: (role: string, player: string) => `${role} (${player})`,
    whole: (moves: number) => (moves === 1 ? 'One move has been made.' : `${moves} moves have been made.`),
    over: (moves: number) => `It is over, after ${moves} ${moves === 1 ? 'move' : 'moves'}.`,
    position: 'It is as it was when it was sent. It is your turn.',
    secrets: 'It has hidden hands. You can look at its moves when it is over.',
    keeps: 'Your own game stays saved.',
    look: 'Look at it',
    play: 'Play on from here',
    notNow: 'Not now',
    badTitle: 'This link cannot be opened',
    faults: {
      'link-damaged': 'A part of it is missing, or was changed on the way.',
      'link-unknown': 'It was written by a newer version of the game. Load the page again.',
      'link-too-long': 'It is longer than any link can be.',
    },
    askAgain: 'Your games are safe. Ask for the link again, or for the file.',
    ofOther: 'This link is for another tale.',
    untouched: 'Your games are safe.',
    openThere: 'Open that tale',
    keepText: 'Save its text',
  },
}
