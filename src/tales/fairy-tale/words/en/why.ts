import { capital, counted, inWords, ordinal } from '../../../../ui/text/en/numbers.ts'

const monsters = (n: number) => counted(n, 'monster', 'monsters')
const rows = (n: number) => counted(n, 'row', 'rows')

/** Why monsters go where they go, and appear where they appear. */
export const why = {
  title: 'Why there?',
  stayTitle: 'Why does it stay?',
  comingTitle: 'Why here, why so many?',
  /** Asks for it, from the tale or from a card. */
  askNext: 'Where will it go?',
  askStep: 'Why?',
  askSteps: 'The steps that are shown',
  ofStep: (name: string, order: number | null, to: string | null) =>
    `${name}, ${order === null ? 'next' : ordinal(order)} step${to === null ? '' : `, to ${to}`}: why?`,
  toOak: 'the Oak',
  key: 'W: where will it go, and why?',
  book: 'In the rule book',
  previous: 'The one before',
  next: 'The next one',
  /** Which of how many. */
  count: (n: number, of: number) => `${n} of ${of}`,
  /** Which step of a run, where it has several. */
  stepOf: (n: number, of: number) => `Step ${n} of ${of} in one run`,
  which: 'If the die shows',
  faces: { north: '1: North', east: '2: East', south: '3: South', west: '4: West', all: '6: all' },

  who: (name: string, place: string) => `${name}, at ${place}.`,
  tries: 'It tries its exits in this order:',
  triesIf: (face: string) => `If the die shows ${face}, it tries its exits in this order:`,
  hasty: 'It comes onto a full tile and hurries on.',
  hastyBy: (symbol: string) => `It hurries on: ${symbol}.`,
  appearedFull: 'It appears on a full tile and hurries on.',
  stays: 'So it stays.',
  /** What becomes of it besides its step. */
  reaches: 'It reaches the Oak, and one heart is lost.',
  breaks: (symbol: string) => `It breaks ${symbol}.`,
  falls: (building: string) => `It falls through ${building}, and is gone.`,
  putOut: (side: string, building: string) => `${capital(building)} puts it out at the ${side} entrance.`,
  delayed: (building: string) => `${capital(building)} will cost it its next step.`,
  movesAfter: (n: number) =>
    n === 1 ? 'One monster moves before it.' : `${capital(monsters(n))} move before it.`,
  exits: 'Its exits, in the order of trying',

  refused: {
    'no-road': 'no road',
    'joins-nothing': 'leads out of the forest',
    'entered-already': 'it was there in this run',
  },
  full: (count: number, capacity: number) => `full (${count} of ${capacity})`,
  pushed: (count: number, capacity: number) => `full (${count} of ${capacity}), but the first way there is`,
  pushedNote: 'Nothing is open, so it pushes in.',
  open: (count: number, capacity: number) =>
    count === 0 ? 'open' : `open, ${inWords(count)} of ${inWords(capacity)} there`,
  neverFull: 'open, and never full',
  oak: 'the Great Wise Oak',
  breaksThrough: 'they are enough to break through',
  untried: 'not tried',
  foundFirst: (side: string) => `${side} was found first.`,
  drawnBy: (name: string) => `${capital(name)} draws it, so it is tried first.`,
  drawnToo: 'It was drawn there first.',
  desired: {
    straight: 'Straight at the Oak, so it is tried first.',
    longer: 'The longer way to the Oak, so it is tried first.',
    diagonal: 'As far both ways: clockwise round the Oak first.',
  },
  nextClockwise: 'The next one clockwise.',
  nextPrinted: 'The next one printed on its tile.',
  fates: { refused: 'refused', taken: 'taken', untried: 'not tried' },

  rules: {
    straight: 'A monster wants to go straight at the Oak.',
    longer: 'A monster wants to go along the longer of its two distances to the Oak.',
    diagonal: 'On a diagonal a monster wants the way that goes clockwise round the Oak.',
    clockwise: 'If that way does not exist, it tries the other three, clockwise from it.',
    noMemory: 'Monsters have no memory: they may walk straight back.',
    forced:
      'If no way exists, it must move onto a full joined tile, the first in the same order, and hurries on.',
    nothingLeft: 'When nothing is left, it stays where it is.',
    entrance:
      'First those with a road out to an empty place; then the furthest out; then the nearest to the Oak’s own row or column; then the clockwise one.',
    den: 'On a 6 they come out of the den furthest from the Oak that a road joins to it.',
    count: 'As many come as the forest’s longest side, less two; never fewer than one.',
  },

  /** Why they appear here. */
  coming: {
    who: (count: number, side: string) =>
      `${capital(monsters(count))} ${count === 1 ? 'comes' : 'come'} from ${side}.`,
    whoDen: (count: number) =>
      `${capital(monsters(count))} ${count === 1 ? 'comes' : 'come'} out of the den.`,
    without: (sides: string) =>
      `${capital(sides)}: no tile there can be an entrance, so the next side clockwise.`,
    candidates: 'The tiles where they could appear, the best first',
    entrance: 'the entrance',
    only: 'No other tile of that side can be it.',
    decided: {
      'opens-out': 'It has a road out to an empty place.',
      'furthest-out': 'It lies furthest out.',
      'least-aside': 'It lies nearest to the middle line.',
      clockwise: 'As good as the next, but clockwise of it.',
    },
    loses: {
      'opens-out': 'no road out to an empty place',
      'furthest-out': 'not so far out',
      'least-aside': 'further from the middle line',
      clockwise: 'as good, but less far clockwise',
    },
    figures: (out: number, aside: number) =>
      aside === 0 ? `${rows(out)} out, on the middle line.` : `${rows(out)} out, ${aside} aside.`,
    more: (n: number) => `and ${counted(n, 'more tile', 'more tiles')}`,
    leftOut: (places: string) => `Cannot be it, though further out: ${places}.`,
    wide: (longest: number) => `The forest is ${longest} wide: ${longest} − 2 = ${longest - 2}.`,
    high: (longest: number) => `The forest is ${longest} high: ${longest} − 2 = ${longest - 2}.`,
    small: 'The forest is still small: one always comes.',
    dens: 'The dens that a road joins to the Oak, the furthest first',
    denAway: (distance: number) => `${counted(distance, 'tile', 'tiles')} from the Oak`,
  },
}
