import { counted, inWords } from './numbers.ts'

/** What the frames say that every tale's screens are set in. */
export const frames = {
  log: {
    heading: 'The tale so far',
    empty: 'The tale has not begun.',
    explain: 'Why?',
    lookBack: 'Look back through the tale',
    watchAgain: 'Watch it again',
    readTale: 'Read our tale',
    free: 'Up to here all can be taken back freely.',
    takenBack: (moves: number) => `Here ${counted(moves, 'deed was', 'deeds were')} taken back.`,
  },
  /** The log, told as a tale. */
  ourTale: {
    name: 'Our tale',
    none: 'Nothing is written yet. The first page comes when the first turn is over.',
    goesOn: '… and the next page is still white.',
    readAloud: 'Read it to us',
    stopReading: 'Stop reading',
    save: 'Save as text',
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
  /** The card between two players: who is on turn now, and what happened meanwhile. */
  handover: {
    passes: 'now the tale passes to',
    since: 'Since your last turn',
    soFar: 'The tale so far',
    begins: 'Your turn begins',
    ready: 'I’m ready',
    /** Where hands are hidden: the table is covered until the next player says that nobody else looks. */
    covered: 'The table is covered.',
    onlyYou: (who: string) => `It is ${who}’s turn. When nobody else is looking:`,
    look: 'Look at the table',
    back: 'Back to the card',
  },
  /** What those who are not on turn suggest to the one who is. */
  suggestions: {
    heading: 'Suggestions',
    list: 'What was suggested',
    suggestAsOf: (name: string) => `Suggest as ${name}`,
    done: 'Done',
    takeUp: (n: number, words: string) => `Take up suggestion ${n}: ${words}`,
    takeUpOf: (name: string, n: number, words: string) =>
      `Suggestion ${n}, of ${name}: ${words}. Press to take it up`,
    dismissIt: (n: number, words: string) => `Dismiss suggestion ${n}: ${words}`,
  },
  /** Who leads a seat, and how people step in while a computer player does. */
  computers: {
    giveAway: (who: string) => `Let a computer player lead ${who}`,
    leadOf: (who: string) => `Who leads ${who}`,
    letPlay: (leader: string, who: string) => `Let ${leader} lead ${who}`,
    takeOverOf: (who: string) => `Take over ${who}`,
    waits: 'waits for you to let it go on.',
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
  /** The last page, kept as a picture or on paper. */
  savePage: {
    plank: 'Save this page',
    how: 'Keep it as a picture, or print it on one sheet of paper. Nothing leaves this machine.',
    picture: 'As a picture',
    paper: 'On paper',
    failed: 'The picture could not be made. Try printing it on paper.',
    saved: 'The picture lies among your downloads.',
  },
  /** What the table tells once, when its moment has come. */
  tips: {
    name: 'A tip',
    thanks: 'Thank you',
    more: 'Read more',
    noMore: 'No more tips',
    off: 'No more tips. The settings bring them back.',
  },
  /** Pages to be turned. */
  leaf: {
    back: 'Turn back a page',
    on: 'Turn the page',
    at: (chapter: string, page: number, side: number, of: number) =>
      side === 1 ? `${chapter}, page ${page} of ${of}` : `${chapter}, pages ${page} and ${page + 1} of ${of}`,
  },
}
