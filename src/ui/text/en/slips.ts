/** What the frames say that is not there with a table: cards and slips that are laid on it when their moment has come, and what comes after it. */
export const slips = {
  /** The log, told as a tale. */
  ourTale: {
    name: 'Our tale',
    none: 'Nothing is written yet. The first page comes when the first turn is over.',
    goesOn: '… and the next page is still white.',
    readAloud: 'Read it to us',
    stopReading: 'Stop reading',
    save: 'Save as text',
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
  /** Where hands are hidden, a seat passes into other hands by its owner, or by all together. */
  passing: {
    give: (leader: string, who: string) => `Let ${leader} lead ${who}?`,
    take: (who: string) => `Take over ${who}?`,
    ownerOnly: (who: string) =>
      `The player of ${who} has not opened the hand. If that player is away, all the others must agree.`,
    takers: (who: string) =>
      `All players must agree. The cards of ${who} stay hidden until their player opens them.`,
    who: (who: string) => `Who leads ${who} from now on?`,
    whoText: 'If another player joins, each hand is shown to its own player alone.',
    leave: 'Nobody new',
    same: 'I do, too',
    another: 'Another player',
  },
  /** What was suggested. */
  suggestions: {
    heading: 'Suggestions',
    list: 'What was suggested',
    takeUp: (n: number, words: string) => `Take up suggestion ${n}: ${words}`,
    takeUpOf: (name: string, n: number, words: string) =>
      `Suggestion ${n}, of ${name}: ${words}. Press to take it up`,
    dismissIt: (n: number, words: string) => `Dismiss suggestion ${n}: ${words}`,
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
