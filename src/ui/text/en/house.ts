/** Words of any page: the name of the app, and its common buttons. */
export const sharedCommon = {
  title: 'The Last Fairy Tale',
  close: 'Close',
  cancel: 'Never mind',
  toNight: 'Dark mode',
  toDay: 'Light mode',
  /** Several names as one phrase. */
  list: (names: readonly string[]) => new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(names),
}

/** Words of notices: the failure, its consequence, and the remedy. */
export const notices = {
  storage: {
    full: 'This browser has no room left.',
    forbidden: 'This browser does not save anything.',
    unreadable: 'This browser cannot read what it saved. A game may be in it, so nothing is written over it.',
    fault: 'Something went wrong while saving.',
    'too-long': 'This game has more moves than can be saved.',
  },
  lostOnClose: 'You can play on, but the game is lost when you close this window.',
  lostOnReload: 'You can play on, but the game is lost when you close or reload this page.',
  notTakenOver: 'So the game stays in the other window. Play on there.',
  watching: 'This game is played in another window. Here you watch.',
  tooLate:
    'Another window took this game over. Your last move was too late and was not made. Here you watch.',
  moveMayBeMissing: 'The browser closed without warning. Your last move may be missing.',
  notSavedYet: 'Not saved yet',
  playHere: 'Play here',
  understood: 'All right',
  inBook: 'The rule, in the rule book',
  saveCopy: 'Save a copy',

  damagedTitle: 'A saved game cannot be opened',
  damagedAside: 'We kept it safe. Save a copy if you like. You can begin a new game now.',
  damagedStays:
    'There was no room to keep it safe. It stays where it is, and a new game will not be saved. Save a copy if you like.',
  startAnew: 'New game',
  goodPart: (moves: number) =>
    moves === 1 ? 'Its first move is good.' : `Its first ${moves} moves are good.`,
  continueRecovered: 'Go on from there',
  damage: {
    'too-long': 'It is longer than any game can be.',
    'not-json': 'Its text is broken off or was changed.',
    'wrong-shape': (where: string) =>
      where ? `Something in it is wrong (“${where}”).` : 'It is not a game at all.',
    'unknown-game': (game: string) => `It is another game: “${game}”.`,
    'unknown-format': 'Another version of the game saved it.',
    'unknown-rules': 'It follows the rules of another version.',
    'cannot-be-replayed': 'Its moves cannot be played again.',
    'refused-action': (move: number) => `Its move ${move} is not allowed by the rules.`,
  },

  settingsUnreadable: 'Your settings could not be read. All are back to normal. Choose again, or play on.',
  settingsPartlyUnreadable: (names: string) =>
    `Some settings could not be read. These are back to normal: ${names}. Choose again, or play on.`,
  chooseSettings: 'Choose again',

  troubleTitle: 'The page is torn',
  trouble: 'Something went wrong in the game itself, and this page could not be drawn. We are sorry.',
  troubleKept: 'Your game is saved up to the last move.',
  troubleOther:
    'Another program seems to have changed this page, for example a translator or a dictionary. Turn it off for this page, then load the page again.',
  troubleWhat: 'What happened:',
  tryAgain: 'Try again',
  reload: 'Load the page again',

  newEdition: 'A new version is ready. Your games stay as they are.',
  openEdition: 'Open it now',
  later: 'Later',
  leaveTale: 'Close this game',
  leaveTaleHint: 'Does trying again not help? Save a copy, close this game, and begin another.',

  thinkerFailed: 'A computer player could not think. A quicker one plays in its place.',
  failure: 'Something went wrong just now. If anything looks odd, load the page again.',
  failureKept:
    'Something went wrong just now. Your game is saved. If anything looks odd, load the page again.',

  unopenedTitle: 'Your game did not open',
  unopened: 'Something went wrong while opening it. Your game is safe.',
  unopenedSlow: 'The browser has not answered yet. Your game is safe.',
  otherTales: 'Your other tales',

  coming: 'One moment: the page is being turned …',
  absentTitle: 'This page did not load',
  absent: {
    'no-answer':
      'The game server does not answer. Your game is safe. Start the server again, then try again.',
    missing: 'A part of the game did not load. Your game is safe. Try again, or load the page again.',
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

/** Words of the settings, of leaving a game, and of the credits. */
export const sharedSettings = {
  title: 'Settings',
  language: 'Language',
  theme: 'Day or night',
  themes: { system: 'Same as device', light: 'Day', night: 'Night' },
  handover: 'A card between two players',
  handovers: { on: 'Yes', off: 'No' },
  tips: 'Tips',
  keys: 'Keyboard shortcuts',
  /** Fallback if the open tale has no name of its own for it. */
  speed: 'Speed',
  speeds: { calm: 'Calm', brisk: 'Brisk', instant: 'At once' },
  motion: 'Motion',
  motions: { system: 'Same as device', less: 'Less' },
  letters: 'Text size',
  lettersOf: { '100': '100 %', '125': '125 %', '150': '150 %' },
  hand: 'Playing hand',
  hands: { right: 'Right', left: 'Left' },
  flat: 'Screen lies flat',
  flats: { on: 'Turn cards for players opposite', off: 'No' },
  rules: 'How to play',
  toCover: 'To the cover',
  coverKeeps: 'Your game waits on the cover.',
  send: 'Send this tale',
  giveUp: 'Give up',
  about: 'About',
  /** While no tale is open. */
  aboutHouse: 'Games for people round one screen. They send nothing anywhere.',
  icons: (authors: string) => `Some icons made by ${authors},`,
  fonts: (names: string) => `Typefaces: ${names},`,
}

/** Words of the cover of any tale: the unfinished game, a new one, and the shelf. */
const cover = {
  shelf: 'The shelf',
  lastTale: 'Your last tale',
  ended: 'It has ended.',
  goOn: 'Go on with your tale',
  lastPage: 'Open its last page',
  begin: 'Begin',
  beginFirst: 'the tale',
  beginAnother: 'a new one',
  lessons: 'First lessons',
  /** Opens a table of several devices. */
  ownPhones: 'Each on their own phone',
  /** The same button in a tale for one person. */
  othersWatch: 'Others may watch',
  /** Placeholder for a player's name. */
  name: 'name',
  /** Closes the box with more options. */
  less: 'Close',
  replaceTitle: 'Begin another tale?',
  replaceText: 'This game stays in “Your tales”. Go on with it whenever you like.',
  replace: 'Begin another',
  keep: 'Keep the old one',
  notOffline: 'At this address the game needs its server each time. Your tales are saved here.',
  /** Check box if two seats have the same name. */
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

/** Words of any page and of the dialogs above it, in every tale. */
export const house = { common: sharedCommon, cover, notices, settings: sharedSettings, sound }
