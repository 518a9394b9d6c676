/** Words of tales that are sent, and of those that somebody has sent. */
export const sharing = {
  send: {
    what: 'What shall go along?',
    parts: { whole: 'The whole tale', position: 'Only how it stands now' },
    notes: {
      whole: 'Whoever opens it can look at every move, and play on from the last.',
      position: 'Whoever opens it can play on from here, and sees nothing of what came before.',
    },
    link: 'The link',
    writing: 'The link is being written …',
    length: (letters: number) =>
      `It has ${letters} letters, and the tale is all in there: nothing leaves this device until you send it.`,
    tooLong: (letters: number, most: number) =>
      `As a link this tale would have ${letters} letters. Links of more than ${most} are often cut off on the way, so send the file instead.`,
    failed: 'This browser cannot write the link. Send the file instead.',
    copy: 'Copy the link',
    copied: 'Copied: paste it into a message.',
    copyYourself:
      'This browser does not let us copy it. The link is marked: copy it as you copy other words.',
    file: 'Keep it as a file',
    secrets:
      'Hands are hidden in this tale, and it goes on. Whoever opens it is shown none of them, and can play on; but they are in the link, for anybody who takes it apart. When the tale is over, every move can be looked at.',
  },
  opened: {
    reading: 'The tale is being unfolded …',
    title: { whole: 'Somebody sends you a tale', position: 'Somebody asks what you would do' },
    /** Whose tale it is: everybody in it, and one of them who is led by somebody with a name. */
    of: (who: string) => `It is the tale of ${who}.`,
    led: (role: string, player: string) => `${role} (${player})`,
    whole: (moves: number) => (moves === 1 ? 'One move has been made.' : `${moves} moves have been made.`),
    over: (moves: number) => `It is over, after ${moves} ${moves === 1 ? 'move' : 'moves'}.`,
    position: 'It stands as it stood when it was sent: it is your turn.',
    secrets: 'Hands are hidden in it: it can be looked at, move by move, when it is over.',
    keeps: 'Your own tale stays kept as it is.',
    look: 'Look at it',
    play: 'Play on from here',
    notNow: 'Not now',
    badTitle: 'This link cannot be opened',
    faults: {
      'link-damaged': 'A part of it is missing, or was changed on the way.',
      'link-unknown': 'It was written by a newer version of the game. Load the page again.',
      'link-too-long': 'It is longer than any link can be.',
    },
    askAgain: 'Nothing of yours was touched. Ask for the whole link once more, or for the file.',
    ofOther: 'It is a link to another tale of the shelf.',
    untouched: 'Nothing of yours was touched.',
    openThere: 'Open it at that tale',
    keepText: 'Keep its text',
  },
}
