const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`

/** Words of the chronicle, and of the tale of the day. */
export const sharedChronicle = {
  title: 'The Chronicle',
  /** Under the title: how many were told, since when, and for how many of all sides it ended well. */
  told: (games: number, since: string, well: number, of: number) =>
    `${count(games, 'tale', 'tales')} told since ${since}: ${
      of === games ? `${well} of them ended well` : `it ended well for ${well} of ${of} sides`
    }`,
  empty: 'These pages are still white.',
  inviting:
    'When you have told a tale to its end, good or bad, it is written here: how often it went well, how dark it was, and what you have earned.',
  failed: 'Your tales cannot be read just now. Nothing is lost: load the page again.',
  byTale: 'Tale by tale',
  none: 'none',
  half: 'half',
  all: 'all',
  of: (well: number, of: number) => `${well} of ${of}`,
  /** For ears: how sure the rate is. */
  between: (from: number, to: number) => `The truth may lie between ${from} and ${to} per cent.`,
  who: 'Of what',
  endedWell: 'Ended well',
  legend:
    'The dot is what ended well, the line where luck may have put it, nine times in ten. Finished tales count, but no dreams, no rescues, and none that computer players told alone.',
  latest: 'The last twelve',
  decidedAt: 'where it was decided',
  /** What a small picture says to ears. */
  game: (title: string, day: string, end: string, turns: string) => `${title}, ${day}: ${end}, ${turns}`,
  decidedIn: (turn: number) => `decided in turn ${turn}`,
  noChances: 'its chances are not known',
  album: 'Open its album',
  lengths: 'How long they were',
  lengthsOf: (title: string) => `How long: ${title}`,
  /** Games of people against each other: one won and another lost. */
  among: 'among yourselves',
  /** A game without winner and loser. */
  drawn: 'a draw',
  from: (from: number, to: number) => (from === to ? `${from}` : `${from}–${to}`),
  middle: (what: string, middle: number, longest: number) =>
    `${what}: ${middle} in the middle, the longest ${longest}`,
  games: (n: number) => count(n, 'tale', 'tales'),
  seals: 'Wax seals',
  pressed: (n: number, of: number) => `${n} of ${of} pressed in wax. Touch one to read what earns it.`,
  earned: 'Earned',
  toEarn: 'Still to earn',
  earnedBy: (day: string) => `Earned on ${day}.`,
  sealEarned: 'A seal is pressed into your chronicle:',
  sealsEarned: 'Seals are pressed into your chronicle:',
  days: 'Tales of the day',
  /** The page of one day. */
  day: {
    title: 'The tale of the day',
    same: 'Today everybody who opens this page has the same tale: the same beginning, the same luck. Nobody’s machine asks another; the date alone makes it.',
    wasOf: 'This was the tale of that day, the same for everybody.',
    notYet: 'This day has not come yet. Its tale waits for it.',
    today: 'To the tale of today',
    begin: 'Begin the tale of the day',
    beginFlourish: 'Begin',
    beginMain: 'the day',
    running: 'You are in the middle of it.',
    goOn: 'Go on',
    told: 'You have told it:',
    again: 'Tell it again',
    onlyFirst: 'You may tell it again as often as you like. The first time is the one that counts.',
    copy: 'Copy it for others',
    copied: 'Copied.',
    notCopied: 'It could not be copied. Mark the words above and copy them.',
    /** Above the tales that have one: which of them. */
    which: 'Which tale?',
    text: (title: string, day: string, result: string) => `${title}, the tale of ${day}: ${result}`,
    missing: 'The tale could not be fetched. Load the page again.',
  },
  toShelf: 'To the shelf',
  toChronicle: 'The chronicle',
}
