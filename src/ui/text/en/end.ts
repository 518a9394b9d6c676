import { strong } from '../emphasis.ts'
import { ordinal } from './numbers.ts'

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`

/** Which broken diamond it was: the third is the last. */
const which = (nth: number) => (nth === 3 ? 'last' : ordinal(nth))

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
      `Once upon a time a Great Wise Oak grew in the middle of a forest. For ${count(turns, 'day', 'days')} its friends stood by it, and nobody who walked there walked alone.`,
    'given-up': (turns: number) =>
      turns === 0
        ? 'Once upon a time a Great Wise Oak grew in the middle of a forest; but its friends went home before the first day had begun, and that night it fell.'
        : `Once upon a time a Great Wise Oak grew in the middle of a forest. For ${count(turns, 'day', 'days')} its friends stood by it; then they went home, and that same night it fell.`,
  },
  onDay: (turn: number) => `On the ${strong(ordinal(turn))} day`,
  sameDay: 'That same day',
  diamond: (day: string, who: string, nth: number, monsters: number) =>
    `${day} ${strong(who)} broke the ${which(nth)} dark diamond${monsters ? `, and ${count(monsters, 'monster', 'monsters')} went with it` : ''}.`,
  hurt: {
    'frost-giant': (day: string) => `${day} a Frost Giant struck the bark with ice`,
    ogre: (day: string) => `${day} an Ogre tore a branch away`,
    'big-bad-wolf': (day: string) => `${day} a Big Bad Wolf laid its paw upon the bark`,
    'ice-witch': (day: string) => `${day} an Ice Witch breathed upon the leaves`,
    troll: (day: string) => `${day} a Troll gnawed at the roots`,
  },
  /** After a monster of the same kind. */
  hurtAlike: (day: string) => `${day} another of its kind came after it`,
  hurtEnds: '.',
  hurtLast: ', and that was more than the Oak could bear.',
  unhurt: 'Not one monster ever reached the Oak.',
  noDiamond: 'No dark diamond was broken.',
  removedMost: (who: string, monsters: number) =>
    `Nobody drove more monsters away than ${strong(who)}: ${monsters} of them.`,
  laidMost: (who: string, tiles: number) =>
    `${strong(who)} laid ${count(tiles, 'tile', 'tiles')} where there had been only dust.`,
  close: {
    won: 'and they lived happily ever after.',
    lost: 'and so the tale must be told again.',
    'given-up': 'until somebody opens it again.',
  },

  unfolded: 'How the tale unfolded',
  tooShort: 'It was over before there was anything to draw.',
  tilesInForest: 'tiles in the forest',
  monstersAfoot: 'monsters afoot',
  turns: 'turns of the tale',
  chart: (turns: number, tiles: number, monsters: number) =>
    `Over ${count(turns, 'turn', 'turns')} the forest came to ${count(tiles, 'tile', 'tiles')}; at the most ${count(monsters, 'monster was', 'monsters were')} afoot. The table that follows has every turn.`,
  turn: 'Turn',
  tiles: 'Tiles',
  monsters: 'Monsters',
  happened: 'What happened',
  diamondShort: (who: string) => `${who} broke a diamond`,
  heartShort: (monster: string) => `${monster} hurt the Oak`,

  cast: 'The cast & the forest they left',
  led: (player: string) => `led by ${player}`,
  steps: (n: number) => count(n, 'step', 'steps'),
  laid: (n: number) => count(n, 'tile', 'tiles'),
  removed: (n: number) => `${count(n, 'monster', 'monsters')} driven away`,
  broke: (nths: readonly number[]) => `broke the ${nths.map(which).join(' and the ')} diamond`,
  brokeAll: 'broke all three diamonds',
  forest: (tiles: number) => `The forest at the end: ${count(tiles, 'tile', 'tiles')} with the Oak’s.`,

  again: 'Tell another tale, with the same company',
  againFlourish: 'Tell',
  againMain: 'another',
  look: 'Look at the table',
  same: 'Same tale again',
  toLastPage: 'Back to the last page',
}
