/** Words of any page: the name of the house, and what may be done with a page. */
export const sharedCommon = {
  title: 'The Last Fairy Tale',
  close: 'Close',
  cancel: 'Never mind',
  toNight: 'To the night page',
  toDay: 'To the day page',
  /** Several names as one phrase. */
  list: (names: readonly string[]) => new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(names),
}

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

/** Words of the settings, the ways out of a game, and the thanks. */
export const sharedSettings = {
  title: 'Settings',
  language: 'Language',
  theme: 'Day or night',
  themes: { system: 'Same as device', light: 'Day', night: 'Night' },
  handover: 'A card when the turn passes to another player',
  handovers: { on: 'Yes', off: 'No' },
  tips: 'Tips when their moment has come',
  keys: 'Keys of one letter, digit or sign',
  /** Where the open tale has no name for it. */
  speed: 'Speed',
  speeds: { calm: 'Calm', brisk: 'Brisk', instant: 'At once' },
  motion: 'Motion',
  motions: { system: 'Same as device', less: 'Less' },
  letters: 'Letters',
  lettersOf: { '100': '100 %', '125': '125 %', '150': '150 %' },
  hand: 'Playing hand',
  hands: { right: 'Right', left: 'Left' },
  flat: 'Screen lies flat',
  flats: { on: 'Turn cards for players opposite', off: 'No' },
  rules: 'How to play',
  toCover: 'To the cover',
  coverKeeps: 'The tale waits on the cover until you come back.',
  send: 'Send this tale',
  giveUp: 'Give up',
  about: 'About',
  /** Where no tale is open. */
  aboutHouse: 'Games for people round one screen. They send nothing anywhere.',
  icons: (authors: string) => `Some icons made by ${authors},`,
  fonts: (names: string) => `Typefaces: ${names},`,
}

/** Words of the cover of any tale: the tale as it was left, another, and the shelf. */
const cover = {
  shelf: 'The shelf',
  lastTale: 'Your last tale',
  ended: 'It has ended.',
  goOn: 'Go on with your tale',
  lastPage: 'Open its last page',
  begin: 'Begin',
  beginFirst: 'the tale',
  beginAnother: 'a new one',
  replaceTitle: 'Begin another tale?',
  replaceText: 'The tale that is being told stays among your tales: go on with it whenever you like.',
  replace: 'Begin another',
  keep: 'Keep the old one',
  notOffline: 'At this address the game needs its server each time. Your tales are saved here.',
  /** To be ticked, where two seats have one name. */
  onePerson: (player: string, seats: string) => `${player} is one player, with ${seats}`,
}

/** Words of the sounds. */
const sound = {
  name: 'Sound',
  toOn: 'Sound is off: switch it on',
  toOff: 'Sound is on: switch it off',
  choices: { off: 'Off', soft: 'Soft', middle: 'Medium', loud: 'Loud' },
  music: 'Music box',
  musics: { off: 'Off', soft: 'Soft', louder: 'Louder' },
}

/** What any page may say, of whatever tale, and all that may lie over it. */
export const house = { common: sharedCommon, cover, notices, settings: sharedSettings, sound }
