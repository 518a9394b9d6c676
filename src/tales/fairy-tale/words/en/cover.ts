import type { CharacterId } from '../../../../engine/fairy-tale/index.ts'
import { capital, countNoun } from '../../../../ui/text/en/numbers.ts'
import { wordsByKey } from '../../../../ui/text/words-by-key.ts'
import { baseWords, verb } from './base.ts'

/** Words of the cover: players, difficulty, start; and of the box with all further choices. */
export const cover = {
  ready: 'You know all that a first game needs.\nGuard the Oak together.',
  about: 'A forest, an Oak, and everything wicked.\nGuard it together.',
  firstTale: {
    hear: 'Learn to play',
    goOn: (step: number, all: number) => `Learn to play: ${step} of ${all}`,
    known: 'Skip the lesson',
    long: 'seven minutes',
    where: 'The lesson is in the Menu, under How to play.',
  },
  whoPlays: 'Who plays?',
  people: { one: 'One person', several: 'Several people' },
  whoGuards: 'Heroes: choose one to six',
  /** On the cover, if room is small. A soft hyphen marks where a long name may break. */
  short: wordsByKey<CharacterId>({
    huntsman: 'Huntsman',
    'puss-in-boots': 'Puss',
    beast: 'Beast',
    'three-little-pigs': 'Three Pigs',
    'pied-piper': 'Piper',
    rumpelstiltskin: 'Rumpel',
    rapunzel: 'Rapunzel',
    'red-riding-hood': 'Red Hood',
    cinderella: 'Cinderella',
    aladdin: 'Aladdin',
  }),
  /** The whole name with the visible short one, for screen readers. */
  bothNames: (name: string, short: string) => `${name} (${short})`,
  chosenAs: (name: string, order: number) => `${name}, number ${order} in the order of play`,
  enough: 'Six is the most. Send one away before you choose another.',
  joined: (name: string, order: number) => `${name} ${verb(name, 'joins', 'join')} as number ${order}.`,
  left: (name: string) => `${name} ${verb(name, 'leaves', 'leave')}.`,
  movedTo: (name: string, order: number) => `${name} ${verb(name, 'is', 'are')} now number ${order}.`,

  nameOf: (hero: string) => `Who plays ${hero}? (optional)`,
  sameName: 'Two heroes for one player? Give both one name.',

  howDark: 'Difficulty',
  /** A first game: its size, its omissions, and the win rate of beginners. */
  facts: (tiles: number, minutes: number) =>
    `${countNoun(tiles, 'tile', 'tiles')}, about ${countNoun(minutes, 'minute', 'minutes')}. No symbols, no costs.`,
  newcomers: (rate: string) => `Newcomers win ${rate}`,
  won: (rate: string) => `Guardian: ${rate}`,
  whoWins: 'The Guardian is our best computer player. Newcomers: measured with our simplest one.',
  inTen: (won: number) => `${won} in 10`,
  oneIn: (games: number) => `1 in ${games}`,
  nearlyAlways: 'nearly always',
  hardlyEver: 'hardly ever',
  unmeasured: 'not measured',

  chooseBox: 'Choose the box…',
  closeBox: 'Close the box',
  theBox: 'The box',
  /** Choices made in the box, shown while it is closed. */
  own: {
    boxes: 'your own box',
    rules: (count: number) => (count === 1 ? 'a house rule' : `${count} house rules`),
    computers: (count: number) => (count === 1 ? 'a computer player' : `${count} computer players`),
    seed: (seed: string) => `seed ${seed}`,
  },

  unreadable: 'Your last choices could not be read. Here are the usual ones.',

  linkUnreadable: (text: string, fresh: string) =>
    `The seed in the link, “${text}”, cannot be read. Here is a new one: ${fresh}.`,

  chooseFirst: 'Choose at least one hero first.',

  toPlay: (hero: string) => `${capital(hero)} ${verb(hero, 'is', 'are')} to play.`,
  firstTiles: 'The first tiles are being laid.',
}

/** All words of the cover of this tale, needed for its first paint. */
export const coverWords = { ...baseWords, cover }
