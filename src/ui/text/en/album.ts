import { capital, inWords } from './numbers.ts'

/** The name of a chapter within a sentence. */
const within = (chapter: string): string => chapter.toLowerCase()

/** Words of the album, a replay of a game, and of dreams that are played from it. */
export const album = {
  asItWas: (chapter: string) => `As it was: ${within(chapter)}`,
  nothingChanges: 'what is told is told; nothing here can change',
  stood: 'And so it stood',
  beginning: 'So it began.',
  /** Position within a turn. */
  event: (n: number, of: number) => (n === 0 ? 'before the first event' : `event ${n} of ${of}`),
  events: 'What happened in this turn',
  where: 'Where we are in the tale',
  spoken: (chapter: string, event: string) => `${chapter}, ${event}`,
  tryIt: 'Try from here',
  tryNote: 'Play on from this moment. The true tale stays as it was.',
  tryBefore: 'Play on from just before this action. The true tale stays as it was.',
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
    words: 'There is no game at this address. It was deleted, or it is in another browser.',
    damaged: 'This game cannot be read. Nothing is lost: save it as a file.',
  },
  opening: 'Opening the album …',
  /** Words of a dream. */
  dream: {
    name: 'A dream',
    whatIf: 'What if…',
    from: (turn: number) =>
      turn === 0 ? 'another tale, from the beginning' : `another tale, from turn ${inWords(turn)} on`,
    back: 'Back to the true tale',
    backShort: 'Back',
    keep: 'Save as a new game',
    keepShort: 'Save',
    kept: 'Saved as a new game.',
    gone: 'The true tale was deleted.',
  },
  /** Links on the last page. */
  last: { look: 'Look at the table', again: 'Again', cover: 'The cover' },
  /** Words of the review: which turn decided the game. */
  review: {
    pages: 'On this page',
    choice: { story: 'How it went', decided: 'The turn that decided it' },
    thinking: 'Looking through the game…',
    failed: 'This browser cannot look through the game.',
    decision: 'The decision that cost most',
    looking: 'Looking for a better move…',
    played: (turn: number) => `Turn ${turn}, as it was played`,
    better: 'What would have been better',
    album: 'See it in the album',
    /** Words of charts by turn, and of their tables. */
    tooShort: 'The game was too short to draw.',
    turn: 'Turn',
    happened: 'What happened',
    axis: 'turns of the tale',
    standing: 'Who was ahead',
    stayedAhead: (turn: number, who: string) => `From turn ${turn} on ${who} stayed ahead.`,
    undecided: 'No side stayed ahead.',
    whoseTurn: 'Whose',
    here: 'What it decided',
  },
}
