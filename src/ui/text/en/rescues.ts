import { capital, ordinal, spelled } from './numbers.ts'

/** Words of the book of rescues in every tale. */
export const sharedRescues = {
  title: 'The Book of Rescues',
  subtitle: (count: number) => `one turn, one way out at least: ${spelled(count)} of them`,
  rescued: (done: number, all: number) => `${done} of ${all} rescued`,
  explained: 'Acorns show how hard it is, strokes how often you tried.',
  /** Accessible name of a rescue. */
  card: (number: number, name: string, goal: string) => `Rescue ${number}, ${name}: ${goal}.`,
  done: { rescued: 'Rescued.', shown: 'One way was shown.' },
  goOn: (number: number) => `Go on with the ${ordinal(number)}`,
  toTale: 'To the tale',
  number: (number: number) => `Rescue the ${ordinal(number)}`,
  hard: 'How hard',
  hardSpoken: (acorns: number) => `${capital(spelled(acorns))} of five acorns.`,
  tries: 'Tries',
  noTries: 'none yet',
  triesSpoken: (tries: number) => (tries === 1 ? 'Tried once.' : `Tried ${spelled(tries)} times.`),
  deeds: 'Actions',
  enough: (deeds: number) => (deeds === 1 ? 'one is enough' : `${spelled(deeds)} are enough`),
  ways: (answers: number) => (answers === 1 ? 'there is one way' : `there are ${answers} ways`),
  showWay: 'Show me one way',
  showCosts: 'shows a solution; no acorns then',
  afresh: 'Start afresh',
  book: 'The book of rescues',
  open: 'The rescue',
  won: 'Rescued!',
  wonShown: 'This was one way.',
  wonNote: (acorns: number) =>
    acorns === 1 ? 'The acorn is yours.' : `${capital(spelled(acorns))} acorns are yours.`,
  wonOwnNote: 'It could have gone on like this.',
  wonShownNote: 'The acorns stay on the tree. Try another one yourself.',
  lost: 'Not this time',
  lostNote: 'Somewhere there is a way. Try once more.',
  next: 'The next rescue',
  strange: (number: string) => `There is no rescue ${number} in this book.`,
  noOwn: 'You have no rescue of your own yet. The last page of a lost game says if it holds one.',
}
