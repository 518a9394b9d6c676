import { strong } from '../../../../ui/text/emphasis.ts'
import { capital, ordinal, spelled } from '../../../../ui/text/en/numbers.ts'

/** In digits, for charts and lists; in words, for the story. */
const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`
const told = (n: number, one: string, many: string) => `${spelled(n)} ${n === 1 ? one : many}`

/** The ordinal of a destroyed diamond: the third is the last. */
const which = (nth: number) => (nth === 3 ? 'last' : ordinal(nth))

const laid = (who: string, tiles: number, each = '') =>
  `${who} laid ${told(tiles, 'tile', 'tiles')}${each} where there had been only dust.`

type Told = (day: string) => string
/** Sentences for the first, the second and the third of a kind. */
type Thrice = readonly [Told, Told, Told]

/** Words of the last page: the end of the game, and its course. */
export const end = {
  title: { won: 'And the forest stood', lost: 'The Oak fell', 'given-up': 'The book was closed' },
  subtitle: {
    won: (names: string) => `the tale of ${names}`,
    lost: () => 'yet where it lay, an acorn had rolled',
    'given-up': () => 'and by morning an acorn had rolled',
  },
  /** The opening; its first letter is a large initial. */
  once: {
    won: 'Once upon a time there was a forest that all the wicked things in the land desired, and in the middle of it grew a Great Wise Oak.',
    lost: (turns: number) =>
      `Once upon a time a Great Wise Oak grew in the middle of a forest. For ${told(turns, 'day', 'days')} its friends stood by it, and nobody who walked there walked alone.`,
    'given-up': (turns: number) =>
      turns === 0
        ? 'Once upon a time a Great Wise Oak grew in the middle of a forest; but its friends went home before the first day had begun, and that night it fell.'
        : `Once upon a time a Great Wise Oak grew in the middle of a forest. For ${told(turns, 'day', 'days')} its friends stood by it; then they went home, and that same night it fell.`,
  },
  onDay: (turn: number) => `On the ${strong(ordinal(turn))} day`,
  sameDay: 'That same day',
  diamond: (day: string, who: string, nth: number, monsters: number) =>
    `${day} ${strong(who)} broke the ${which(nth)} dark diamond${monsters ? `, and ${told(monsters, 'monster', 'monsters')} went with it` : ''}.`,
  /** The first of a kind that reaches the Oak, the second, and the third: no sentence is repeated. */
  hurt: {
    'frost-giant': [
      (day) => `${day} a Frost Giant struck the bark with ice`,
      (day) => `${day} another Frost Giant froze the roots`,
      (day) => `${day} a third Frost Giant broke its frozen boughs`,
    ],
    ogre: [
      (day) => `${day} an Ogre tore a branch away`,
      (day) => `${day} another Ogre shook the trunk`,
      (day) => `${day} a third Ogre leaned on it with all its weight`,
    ],
    'big-bad-wolf': [
      (day) => `${day} a Big Bad Wolf laid its paw upon the bark`,
      (day) => `${day} another Big Bad Wolf dug between the roots`,
      (day) => `${day} a third Big Bad Wolf huffed and puffed at it`,
    ],
    'ice-witch': [
      (day) => `${day} an Ice Witch breathed upon the leaves`,
      (day) => `${day} another Ice Witch covered the crown with frost`,
      (day) => `${day} a third Ice Witch sang winter into its heart`,
    ],
    troll: [
      (day) => `${day} a Troll gnawed at the roots`,
      (day) => `${day} another Troll tore at the bark`,
      (day) => `${day} a third Troll set its teeth in the trunk`,
    ],
  } satisfies Record<string, Thrice>,
  hurtEnds: '.',
  hurtLast: ', and that was more than the Oak could bear.',
  unhurt: 'Not one monster ever reached the Oak.',
  noDiamond: 'No dark diamond was broken.',
  /** The hero who removed the most monsters: the only hero, more than all others, tied with some, or tied with all. */
  removed: {
    alone: (who: string, monsters: number) => `${who} removed ${told(monsters, 'monster', 'monsters')}.`,
    most: (who: string, monsters: number) =>
      `Nobody removed more monsters than ${who}: ${spelled(monsters)} of them.`,
    alike: (who: string, monsters: number) =>
      `Nobody removed more monsters than ${who}: ${spelled(monsters)} each.`,
    everybody: (monsters: number) =>
      `Each of the Oak’s friends removed ${told(monsters, 'monster', 'monsters')}.`,
  },
  /** The hero who laid the most tiles, in the same four cases. */
  laid: {
    alone: (who: string, tiles: number) => laid(who, tiles),
    most: (who: string, tiles: number) => laid(who, tiles),
    alike: (who: string, tiles: number) => laid(who, tiles, ' each'),
    everybody: (tiles: number) => laid('each of the Oak’s friends', tiles),
  },
  close: {
    won: 'and they lived happily ever after.',
    lost: 'and so the tale must be told again.',
    'given-up': 'until somebody opens it again.',
  },

  unfolded: 'How the tale unfolded',
  tilesInForest: 'tiles in the forest',
  monstersAfoot: 'monsters in the forest',
  turns: 'turns',
  chart: (turns: number, tiles: number, monsters: number) =>
    `In ${count(turns, 'turn', 'turns')} the forest grew to ${count(tiles, 'tile', 'tiles')}, with at most ${count(monsters, 'monster', 'monsters')} in it. The table below has every turn.`,
  tiles: 'Tiles',
  monsters: 'Monsters',
  diamondShort: (who: string) => `${who} broke a diamond`,
  heartShort: (monster: string) => `${monster} hurt the Oak`,

  cast: 'The cast & the forest they left',
  led: (player: string) => `played by ${player}`,
  steps: (n: number) => count(n, 'step', 'steps'),
  tilesLaid: (n: number) => count(n, 'tile', 'tiles'),
  drivenAway: (n: number) => `${count(n, 'monster', 'monsters')} removed`,
  broke: (nths: readonly number[]) => `broke the ${nths.map(which).join(' and the ')} diamond`,
  brokeAll: 'broke all three diamonds',
  forest: (tiles: number) => `The forest at the end: ${count(tiles, 'tile', 'tiles')} with the Oak’s.`,

  /** After a first game, instead of another first game. */
  next: { name: 'Next: a bedtime story. Symbols begin.', flourish: 'symbols begin', main: 'Bedtime story' },
  again: 'Tell another tale, with the same heroes',
  againFlourish: 'Tell',
  againMain: 'another',
  same: 'Same tale again',
}

/** Words of the last page about the deciding turn. */
export const review = {
  odds: 'The chance to win, turn by turn',
  line: 'chance to win (%)',
  axis: 'turn',
  /** The source of the estimate, and its margin of error. */
  how: (games: string, giveOrTake: string) => `Estimate from ${games} simulated games (±${giveOrTake}).`,
  chart: (first: string, decided: number | null) =>
    `The chance to win began at ${first}${decided === null ? '' : `; turn ${decided} decided it`}. The table below has every turn.`,
  before: 'Before the roll',
  after: 'After the turn',
  decided: (turn: number) => `Turn ${turn} decided it.`,
  decidedIt: (turn: number) => `Turn ${turn} decided it`,
  undecided: 'No single turn decided it',
  rolled: {
    'new-monsters': (face: number) => `a ${face} was rolled for new monsters`,
    movement: (face: number) => `a ${face} was rolled for the monsters’ movement`,
  },
  /** The step of the deciding turn. `cause` may be empty. */
  step: (cause: string, from: string, to: string, isRise: boolean) =>
    `${cause && `${capital(cause)}. `}The chance to win ${isRise ? 'rose' : 'fell'} from ${strong(from)} to ${strong(to)}.`,
  /** Another turn with a large step. */
  other: (turn: number, cause: string, from: string, to: string) =>
    `Turn ${turn}${cause && `, ${cause}`}: ${strong(`${from} → ${to}`)}`,
  luck: {
    bad: (points: number) => `Bad luck with the dice took ${points} of 100 chances from you.`,
    good: (points: number) => `Good luck with the dice gave you ${points} of 100 chances.`,
  },
  /** The better alternative: the plan and its effect. */
  advice: (what: string, before: string, after: string) =>
    `${strong(what)}: your chance to win would have been ${after}, not ${before}.`,
  /** If no single decision cost much. */
  none: {
    dice: 'You chose well. The dice were against you.',
    manyLittle: 'No single choice cost much, but many small ones add up.',
    unclear: 'We found no clearly better choice.',
    well: 'You chose well. We found nothing clearly better.',
  },
}
