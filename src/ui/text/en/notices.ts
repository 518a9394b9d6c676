/** Words of notices: what went wrong, what that means, and the way on. */
export const notices = {
  storage: {
    full: 'This browser has no room left.',
    forbidden: 'This browser keeps nothing.',
    unreadable:
      'This browser does not give back what it keeps. A tale may lie there, so nothing is written over it.',
    fault: 'Something went wrong while saving.',
    'too-long': 'This game has more moves than can be saved.',
  },
  lostOnClose: 'The game goes on, but it is lost when this window is closed.',
  lostOnReload: 'The game goes on, but it is lost when this page is closed or loaded again.',
  notTakenOver: 'So the game stays in the other window. Play on there.',
  watching: 'This tale is played in another window. You watch.',
  tooLate:
    'This tale was taken over in another window. What you did last came too late and was not done. You watch.',
  moveMayBeMissing: 'The browser closed without warning. Your last move may be missing.',
  notSavedYet: 'Not saved yet',
  playHere: 'Play here',
  understood: 'All right',
  inBook: 'The rule, in the rule book',
  saveCopy: 'Keep a copy',

  damagedTitle: 'A stored game cannot be opened',
  damagedAside: 'It was put aside, not thrown away. Keep a copy if you like; a new tale can begin at once.',
  damagedStays:
    'There was no room to put it aside, so it stays where it is, and a new tale will not be kept. Keep a copy if you like.',
  startAnew: 'Start anew',
  goodPart: (moves: number) =>
    moves === 1 ? 'Its first move is good.' : `Its first ${moves} moves are good.`,
  goOnFromGood: 'Go on from there',
  damage: {
    'too-long': 'It is longer than any game can be.',
    'not-json': 'Its text is broken off or was changed.',
    'wrong-shape': (where: string) =>
      where ? `Something in it is not as it should be (“${where}”).` : 'It is not a game at all.',
    'unknown-game': (game: string) => `It is another game: “${game}”.`,
    'unknown-format': 'It was stored by another version of the game.',
    'unknown-rules': 'It was played by the rules of another version.',
    'cannot-be-replayed': 'Its moves cannot be played again.',
    'refused-action': (move: number) => `Its move ${move} is not allowed by the rules.`,
  },

  settingsUnreadable:
    'Your settings could not be read. All are as on the first day: choose anew, or go on like this.',
  settingsPartlyUnreadable: (names: string) =>
    `Not all of your settings could be read. As on the first day are: ${names}. Choose anew, or go on like this.`,
  chooseSettings: 'Choose anew',

  troubleTitle: 'The page is torn',
  trouble: 'Something went wrong in the game itself, and this page could not be drawn. We are sorry.',
  troubleKept: 'Your tale is kept up to the last move.',
  troubleOther:
    'Another program seems to have changed this page, for example a translator or a dictionary. Turn it off for this page, then load the page again.',
  troubleWhat: 'What happened:',
  tryAgain: 'Try again',
  reload: 'Load the page again',

  newEdition: 'A new edition of the book is ready. Your tales stay as they are.',
  openEdition: 'Open it now',
  later: 'Later',
  leaveTale: 'Put this tale aside',
  leaveTaleHint: 'If trying again does not help: keep a copy, then put the tale aside and begin another.',

  thinkerFailed: 'A computer player could not think. A quicker one plays in its place.',
  failure: 'Something went wrong just now. If anything looks odd, load the page again.',
  failureKept:
    'Something went wrong just now. Your tale is kept; if anything looks odd, load the page again.',

  unopenedTitle: 'Your tale would not open',
  unopened: 'Something went wrong while opening it. Your tale is safe: it lies where you left it.',
  unopenedSlow: 'The browser has not answered yet. Your tale is safe: it lies where you left it.',
  otherTales: 'Your other tales',

  coming: 'One moment: the page is being turned …',
  absentTitle: 'This page did not load',
  absent: {
    'no-answer':
      'The game server does not answer. Your tale is safe. Start the server again, then try again.',
    missing: 'A part of the game did not load. Your tale is safe. Try again, or load the page again.',
    'new-version': 'A new version has been published.',
  },
  newVersionTitle: 'There is a new version',
  gameSaved: 'Your game is saved.',
  loadNewVersion: 'Load the new version',
  pieceTitle: 'This piece is torn',
  piece:
    'Something went wrong in the game itself, and this piece could not be drawn. The rest of the page works.',
  toShelf: 'To the shelf',
  goOnWithout: 'Go on without it',
  wordsAbsent:
    'The words of the chosen language did not load, so the game speaks English. Try again, or load the page again.',
}
