import { capital, ordinal, spelled } from './numbers.ts'

/** Words of every tale's book of rescues: turns in which something can just be saved. */
export const sharedRescues = {
  title: 'The Book of Rescues',
  subtitle: (count: number) => `one turn, one way out at least: ${spelled(count)} of them`,
  rescued: (done: number, all: number) => `${done} of ${all} rescued`,
  explained: 'Acorns say how hard it is, strokes how often it was tried.',
  /** What a rescue is called for ears. */
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
  deeds: 'Deeds',
  enough: (deeds: number) => (deeds === 1 ? 'one is enough' : `${spelled(deeds)} are enough`),
  ways: (answers: number) => (answers === 1 ? 'there is one way' : `there are ${answers} ways`),
  showWay: 'Show me one way',
  showCosts: 'it plays itself; the acorns are then not yours',
  afresh: 'Start afresh',
  book: 'The book of rescues',
  open: 'The rescue',
  won: 'Rescued!',
  wonShown: 'This was one way.',
  wonNote: (acorns: number) =>
    acorns === 1 ? 'The acorn is yours.' : `${capital(spelled(acorns))} acorns are yours.`,
  wonOwnNote: 'So it could have gone on.',
  wonShownNote: 'The acorns stay on the tree. Try another one yourself.',
  lost: 'Not this time',
  lostNote: 'Somewhere there is a way. Try once more.',
  next: 'The next rescue',
  strange: (number: string) => `There is no rescue ${number} in this book.`,
  noOwn: 'No rescue of your own lies here. Whether a lost tale holds one is told on its last page.',
}
