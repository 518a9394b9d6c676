import { capital, inWords } from './numbers.ts'

/** The name of a chapter within a sentence. */
const within = (chapter: string): string => chapter.toLowerCase()

/** What an album says, in which a tale can be looked at again, and the dream that is played from it. */
export const album = {
  asItWas: (chapter: string) => `As it was: ${within(chapter)}`,
  nothingChanges: 'what is told is told; nothing here can change',
  stood: 'And so it stood',
  beginning: 'So it began.',
  /** Where we are in a turn. */
  event: (n: number, of: number) => (n === 0 ? 'before the first event' : `event ${n} of ${of}`),
  events: 'What happened in this turn',
  where: 'Where we are in the tale',
  spoken: (chapter: string, event: string) => `${chapter}, ${event}`,
  tryIt: 'Try from here',
  tryNote: 'Play on from this moment. The true tale stays as it was.',
  tryBefore: 'Play on from just before this deed. The true tale stays as it was.',
  close: 'Close the album',
  pace: 'Pace',
  paces: { slow: 'slow', brisk: 'brisk', swift: 'swift' },
  play: 'Play',
  pause: 'Pause',
  keys: { event: 'event', action: 'action', turn: 'turn', first: 'first', last: 'last' },
  back: {
    event: 'One event back',
    action: 'One action back',
    turn: 'One turn back',
    first: 'To the first event',
  },
  on: { event: 'One event on', action: 'One action on', turn: 'One turn on', last: 'To the last event' },
  moments: 'Moments to go to',
  moment: (what: string, chapter: string) => `${capital(what)}: ${within(chapter)}`,
  chances: { safe: 'safe', even: 'even', lost: 'lost' },
  decided: 'it was decided here',
  missing: {
    title: 'This tale is not here',
    words: 'No tale is kept under this address. It may have been deleted, or it lies in another browser.',
    damaged: 'This tale cannot be read. Its text stays where it is kept, and can be saved as a file.',
  },
  opening: 'The album is being opened.',
  /** What might be: a tale that is tried out. */
  dream: {
    name: 'A dream',
    whatIf: 'What if…',
    from: (turn: number) =>
      turn === 0 ? 'another tale, from the beginning' : `another tale, from turn ${inWords(turn)} on`,
    back: 'Back to the true tale',
    backShort: 'Back',
    keep: 'Keep as a tale of its own',
    keepShort: 'Keep',
    kept: 'From now on it is a tale of its own.',
    gone: 'The true tale is not kept any more.',
  },
  /** Where to go from the last page. */
  last: { look: 'Look at the table', again: 'Again', cover: 'The cover' },
  /** The last page of a tale that was read once more: which turn decided it. */
  review: {
    pages: 'What this page tells',
    choice: { story: 'How it went', decided: 'The turn that decided it' },
    thinking: 'The tale is being read once more…',
    failed: 'This browser cannot read the tale once more.',
    decision: 'The decision that cost most',
    looking: 'Looking for a decision that something better could have been done for…',
    played: (turn: number) => `Turn ${turn}, as it was played`,
    better: 'What would have been better',
    album: 'See it in the album',
    /** Words of charts by turn and their tables. */
    tooShort: 'It was over before there was anything to draw.',
    turn: 'Turn',
    happened: 'What happened',
    axis: 'turns of the tale',
    standing: 'Who stood ahead',
    stayedAhead: (turn: number, who: string) => `From turn ${turn} on ${who} stayed ahead.`,
    undecided: 'Nobody stayed ahead.',
    whoseTurn: 'Whose',
    here: 'What it decided',
  },
}
