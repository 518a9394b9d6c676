const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`

/** Words of the chronicle and the tale of the day. */
export const sharedChronicle = {
  title: 'The Chronicle',
  /** Below the title: number of games, date of the first, and for how many sides it ended well. */
  told: (games: number, since: string, well: number, of: number) =>
    `${count(games, 'tale', 'tales')} told since ${since}: ${
      of === games ? `${well} of them ended well` : `it ended well for ${well} of ${of} sides`
    }`,
  empty: 'These pages are still white.',
  inviting:
    'Finish a game, and it is written here: how often it went well, how dark it was, and what you earned.',
  failed: 'Your tales cannot be read just now. Nothing is lost: load the page again.',
  byTale: 'Tale by tale',
  none: 'none',
  half: 'half',
  all: 'all',
  of: (well: number, of: number) => `${well} of ${of}`,
  /** For screen readers: the confidence interval of the rate. */
  between: (from: number, to: number) => `Probably between ${from} and ${to} per cent.`,
  who: 'Of what',
  endedWell: 'Ended well',
  legend:
    'The dot shows how many ended well. The line shows how far luck alone could move it, nine times in ten. Finished games count, but not dreams, rescues or games of bots alone.',
  latest: 'The last twelve',
  decidedAt: 'where it was decided',
  /** For screen readers: the label of a small picture. */
  game: (title: string, day: string, end: string, turns: string) => `${title}, ${day}: ${end}, ${turns}`,
  decidedIn: (turn: number) => `decided in turn ${turn}`,
  noChances: 'its chances are not known',
  album: 'Open its album',
  lengths: 'How long they were',
  lengthsOf: (title: string) => `How long: ${title}`,
  /** The result of a game between people. */
  among: 'among yourselves',
  /** A game without winner and loser. */
  drawn: 'a draw',
  from: (from: number, to: number) => (from === to ? `${from}` : `${from}–${to}`),
  middle: (what: string, middle: number, longest: number) => `${what}: usually ${middle}, at most ${longest}`,
  games: (n: number) => count(n, 'tale', 'tales'),
  seals: 'Wax seals',
  pressed: (n: number, of: number) => `${n} of ${of} pressed in wax. Touch one to read what earns it.`,
  earned: 'Earned',
  toEarn: 'Still to earn',
  earnedBy: (day: string) => `Earned on ${day}.`,
  sealEarned: 'A seal is pressed into your chronicle:',
  sealsEarned: 'Seals are pressed into your chronicle:',
  days: 'Tales of the day',
  /** The page of a day. */
  day: {
    title: 'The tale of the day',
    same: 'Today everyone plays the same tale: the same start, the same luck. It works offline too.',
    wasOf: 'This was the tale of that day, the same for everyone.',
    notYet: 'This day is in the future. Its tale waits for it.',
    today: 'To the tale of today',
    begin: 'Begin the tale of the day',
    beginFlourish: 'Begin',
    beginMain: 'the day',
    running: 'You have begun it.',
    goOn: 'Go on',
    told: 'You played it:',
    again: 'Play it again',
    onlyFirst: 'You can play it again as often as you like. Only the first time counts.',
    copy: 'Copy it for others',
    copied: 'Copied.',
    notCopied: 'It could not be copied. Mark the words above and copy them.',
    /** Heading of the list of tales that have a tale of the day. */
    which: 'Which tale?',
    week: 'Seven days',
    untold: 'not played yet',
    text: (title: string, day: string, result: string) => `${title}, the tale of ${day}: ${result}`,
    missing: 'The tale did not load. Load the page again.',
  },
  toShelf: 'To the shelf',
  toChronicle: 'The chronicle',
}
