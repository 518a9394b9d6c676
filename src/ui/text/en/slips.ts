import { capital, countNoun, inWords } from './numbers.ts'

/** Words of the shared screens that load after the table: cards, notices, and the pages after a game. */
export const slips = {
  /** The log as a story. */
  ourTale: {
    name: 'Our tale',
    none: 'Nothing is written yet. The first page is written after the first turn.',
    goesOn: '… and the next page is still white.',
    readAloud: 'Read it to us',
    stopReading: 'Stop reading',
    save: 'Save as text',
  },
  /** The card between two players: who is next, and what happened since. */
  handover: {
    passes: 'now the tale passes to',
    since: 'Since your last turn',
    soFar: 'The tale so far',
    begins: 'Your turn begins',
    ready: 'I’m ready',
    /** With hidden hands: the table is covered until the next player confirms to be alone. */
    covered: 'The table is covered.',
    onlyYou: (who: string) => `It is ${who}’s turn. When no one else is looking:`,
    look: 'Look at the table',
    back: 'Back to the card',
  },
  /** With hidden hands, a seat changes hands by consent of its player or of the whole table. */
  passing: {
    give: (leader: string, who: string) => `Let ${leader} play ${who}?`,
    take: (who: string) => `Take over ${who}?`,
    ownerOnly: (who: string) =>
      `The player of ${who} has not opened the hand. If that player is away, all the others must agree.`,
    takers: (who: string) =>
      `All players must agree. The cards of ${who} stay hidden until their player opens them.`,
    who: (who: string) => `Who plays ${who} now?`,
    whoText: 'If another player joins, each hand is shown to its own player alone.',
    leave: 'Nobody new',
    same: 'I do, too',
    another: 'Another player',
  },
  /** The menu of the table. An item shows its state or content as a note. */
  menu: {
    home: 'Home',
    isSaved: 'This tale is saved',
    isUnsaved: 'Not saved yet',
    allGames: 'All five games',
    saved: 'Saved games',
    unfinished: (games: number) =>
      games === 0 ? 'None unfinished' : `${capital(inWords(games))} unfinished`,
    day: 'Daily game',
    ofDay: { new: 'Today’s game', begun: 'Begun today', over: 'Played today' },
    players: 'Players and bots',
    party: (people: number, bots: number) => {
      if (people === 0) return bots === 1 ? 'A bot plays' : 'Only bots play'
      const other = bots === 0 ? '' : countNoun(bots, 'bot', 'bots')
      if (people === 1) return other ? `You and ${other}` : 'You play'
      const all = `${capital(inWords(people))} players`
      return other ? `${all} and ${other}` : all
    },
    help: 'How to play',
    helpWithLesson: 'Lesson, rules, keys',
    helpOnly: 'Rules, keys',
    /** `menu` is the name of the menu. */
    back: (menu: string) => `Back to ${menu}`,
    lesson: 'Lesson',
    lessonNote: 'Learn by playing',
    rules: 'Rules',
    rulesNote: 'All of them',
    keys: 'Keys',
    keysNote: 'For the keyboard',
    settings: 'Settings',
    settingsNote: 'Text, tips, speed',
    sound: 'Sound',
    night: 'Night',
  },
  /** The dialog with all seats. */
  players: {
    title: 'Players and bots',
    text: 'Who plays each seat: a person or a bot? You can change it at any time.',
    over: 'The game is over. These played:',
    /** `player` is the given name, or ''. */
    seat: (seat: string, player: string) => (player ? `${seat} (${player})` : seat),
  },
  /** Suggestions of other players. */
  suggestions: {
    heading: 'Suggestions',
    list: 'What was suggested',
    takeUp: (n: number, words: string) => `Use suggestion ${n}: ${words}`,
    takeUpOf: (name: string, n: number, words: string) =>
      `Suggestion ${n}, of ${name}: ${words}. Press to use it`,
    dismissIt: (n: number, words: string) => `Dismiss suggestion ${n}: ${words}`,
  },
  /** Saving or printing the last page. */
  savePage: {
    plank: 'Save this page',
    how: 'Save it as a picture, or print it on one sheet. Nothing leaves this device.',
    picture: 'As a picture',
    paper: 'On paper',
    failed: 'The picture could not be made. Try printing it on paper.',
    saved: 'The picture is in your downloads.',
  },
  /** Tips, each shown once at the right moment. */
  tips: {
    name: 'A tip',
    thanks: 'Thank you',
    more: 'Read more',
    noMore: 'No more tips',
    off: 'No more tips. The settings bring them back.',
  },
  /** Pages that can be turned. */
  leaf: {
    back: 'Turn back a page',
    on: 'Turn the page',
    at: (chapter: string, page: number, side: number, of: number) =>
      side === 1 ? `${chapter}, page ${page} of ${of}` : `${chapter}, pages ${page} and ${page + 1} of ${of}`,
  },
}
