import { strong } from '../../../../ui/text/emphasis.ts'
import { ordinal, spelled } from '../../../../ui/text/en/numbers.ts'

/** In figures, for charts and lists; in words, for the story. */
const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`
const told = (n: number, one: string, many: string) => `${spelled(n)} ${n === 1 ? one : many}`

/** Which broken diamond it was: the third is the last. */
const which = (nth: number) => (nth === 3 ? 'last' : ordinal(nth))

const laid = (who: string, tiles: number, each = '') =>
  `${who} laid ${told(tiles, 'tile', 'tiles')}${each} where there had been only dust.`

type Told = (day: string) => string
/** What the first, the second and the third do. */
type Thrice = readonly [Told, Told, Told]

/** Words of the last page: how the tale ended, and how it went. */
export const end = {
  title: { won: 'And the forest stood', lost: 'The Oak fell', 'given-up': 'The book was closed' },
  subtitle: {
    won: (names: string) => `the tale of ${names}`,
    lost: () => 'yet where it lay, an acorn had rolled',
    'given-up': () => 'and by morning an acorn had rolled',
  },
  /** The opening; its first letter is drawn large. */
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
  /** The first of a kind that reaches the oak, another of it, and a third: no sentence comes twice. */
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
  /** Who removed the most monsters: alone in the tale, more than all others, as many as some, as many as everybody. */
  removed: {
    alone: (who: string, monsters: number) => `${who} removed ${told(monsters, 'monster', 'monsters')}.`,
    most: (who: string, monsters: number) =>
      `Nobody removed more monsters than ${who}: ${spelled(monsters)} of them.`,
    alike: (who: string, monsters: number) =>
      `Nobody removed more monsters than ${who}: ${spelled(monsters)} each.`,
    everybody: (monsters: number) =>
      `Each of the Oak’s friends removed ${told(monsters, 'monster', 'monsters')}.`,
  },
  /** Who laid the most tiles, in the same four cases. */
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
  monstersAfoot: 'monsters afoot',
  turns: 'turns of the tale',
  chart: (turns: number, tiles: number, monsters: number) =>
    `Over ${count(turns, 'turn', 'turns')} the forest came to ${count(tiles, 'tile', 'tiles')}; at the most ${count(monsters, 'monster was', 'monsters were')} afoot. The table that follows has every turn.`,
  tiles: 'Tiles',
  monsters: 'Monsters',
  diamondShort: (who: string) => `${who} broke a diamond`,
  heartShort: (monster: string) => `${monster} hurt the Oak`,

  cast: 'The cast & the forest they left',
  led: (player: string) => `led by ${player}`,
  steps: (n: number) => count(n, 'step', 'steps'),
  tilesLaid: (n: number) => count(n, 'tile', 'tiles'),
  drivenAway: (n: number) => `${count(n, 'monster', 'monsters')} removed`,
  broke: (nths: readonly number[]) => `broke the ${nths.map(which).join(' and the ')} diamond`,
  brokeAll: 'broke all three diamonds',
  forest: (tiles: number) => `The forest at the end: ${count(tiles, 'tile', 'tiles')} with the Oak’s.`,

  again: 'Tell another tale, with the same company',
  againFlourish: 'Tell',
  againMain: 'another',
  same: 'Same tale again',
}

/** Words of the last page about the turn that decided it. */
export const review = {
  odds: 'The Oak’s chances',
  line: 'chances that the Oak stands',
  axis: 'turns of the tale, in hundredths',
  /** Who judged it, and how sure that is. */
  how: (games: string, giveOrTake: string) =>
    `As the Guardian would hold it: from ${games} games that were played on, give or take ${giveOrTake}.`,
  chart: (first: string, decided: number | null) =>
    `The Oak’s chances began at ${first}${decided === null ? '' : `; it was decided in turn ${decided}`}. The table that follows has every turn.`,
  before: 'Before the die',
  after: 'After the turn',
  decided: (turn: number) => `It was decided in turn ${turn}.`,
  die: 'The roll that hurt most',
  rolled: {
    'new-monsters': (face: number, turn: number) => `a ${face} for new monsters in turn ${turn}`,
    movement: (face: number, turn: number) => `a ${face} for the monsters’ movement in turn ${turn}`,
  },
  fell: (what: string, before: string, after: string) =>
    `It was ${strong(what)}: the Oak’s chances fell from ${before} to ${after}.`,
  noDie: 'No single roll hurt the Oak much.',
  luck: {
    bad: (points: number) => `All dice together took ${points} in a hundred from the Oak.`,
    good: (points: number) => `All dice together gave the Oak ${points} in a hundred.`,
  },
  /** What would have been better: the plan, and what it brings. */
  advice: (what: string, before: string, after: string) =>
    `${strong(what)}: the Oak’s chances would have been ${after} and not ${before}.`,
  /** Where no one decision cost much. */
  none: {
    dice: 'You decided well; the dice did not.',
    manyLittle: 'No one decision cost much, but many that cost a little add up.',
    unclear: 'Nothing clearly better was found.',
    well: 'You decided well: nothing clearly better was found.',
  },
}
