import type { CharacterId } from '../../../../engine/fairy-tale/index.ts'
import { capital } from '../../../../ui/text/en/numbers.ts'
import { wordsByKey } from '../../../../ui/text/words-by-key.ts'
import { baseWords, verb } from './base.ts'

/** Words of the cover: who plays, how dark a tale, begin; and of the box, where all else waits. */
export const setup = {
  about: 'A forest, an Oak, and everything wicked.\nGuard it together.',
  firstTale: {
    hear: 'Hear your first tale',
    goOn: (step: number, all: number) => `Your first tale: ${step} of ${all}`,
    known: 'We know the game',
    long: 'five minutes',
  },
  whoPlays: 'Who plays?',
  people: { one: 'One person', several: 'Several people' },
  whoGuards: 'Heroes: choose one to six',
  /** On the cover, where room is small; a soft hyphen where a long one may be broken. */
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
  /** The whole name, and the short one that is seen. */
  bothNames: (name: string, short: string) => `${name} (${short})`,
  chosenAs: (name: string, order: number) => `${name}, number ${order} in the order of play`,
  enough: 'Six is the most. Send one away before you choose another.',
  joined: (name: string, order: number) => `${name} ${verb(name, 'joins', 'join')} as number ${order}.`,
  left: (name: string) => `${name} ${verb(name, 'leaves', 'leave')}.`,
  movedTo: (name: string, order: number) => `${name} ${verb(name, 'is', 'are')} now number ${order}.`,

  around: 'Around the table',
  nobody: 'Nobody yet. Choose a hero to begin.',
  nameOf: (hero: string) => `Who leads ${hero}? (may stay empty)`,
  namePlaceholder: 'name',
  earlier: (hero: string) => `${hero}: play earlier`,
  later: (hero: string) => `${hero}: play later`,
  sendAway: (hero: string) => `${hero}: send away`,
  addAnother: 'choose another (up to six)',
  sameName: 'Two heroes for one player? Give both one name.',

  howDark: 'How dark a tale?',
  won: (rate: string) => `won ${rate}`,
  inTen: (won: number) => `${won} in 10`,
  oneIn: (games: number) => `1 in ${games}`,
  nearlyAlways: 'nearly always',
  hardlyEver: 'hardly ever',
  unmeasured: 'not measured',
  wonHow: (heroes: number, ownBoxes: boolean) =>
    `Won: how often the Guardian won, with ${heroes} ${heroes === 1 ? 'hero' : 'heroes'}, ${ownBoxes ? 'this box' : 'the suggested box'} and no house rules.`,
  wonOtherwise: 'With all that you chose, it was not measured.',

  chooseBox: 'Choose the box…',
  closeBox: 'Close the box',
  theBox: 'The box',
  /** What the table chose in the box, while it is closed. */
  own: {
    boxes: 'your own box',
    rules: (count: number) => (count === 1 ? 'a house rule' : `${count} house rules`),
    computers: (count: number) => (count === 1 ? 'a computer player' : `${count} computer players`),
    seed: (seed: string) => `seed ${seed}`,
  },
  tilesOf: (tale: string, count: number) => `${tale} ${count}`,
  tiles: (counts: string) => `Tiles in this box: ${counts}.`,
  moreTiles: 'The more tiles, the longer the diamonds stay hidden, and the more monsters come.',
  notMoreTiles: 'With this box a darker tale need not have more tiles.',

  boxesHeading: 'In the box',
  boxes: {
    resources: {
      name: 'Resources',
      inSentence: 'resources',
      brings: 'Wood, gold and magic pay for tiles.',
    },
    simple: {
      name: 'Simple symbols',
      inSentence: 'simple symbols',
      brings: 'Bells, bombs, haste, and room.',
    },
    knotty: {
      name: 'Knotty symbols',
      inSentence: 'knotty symbols',
      brings: 'Gates, walls, orders, turning tiles.',
    },
    special: {
      name: 'Special tiles',
      inSentence: 'special tiles',
      brings: 'A den, a palace, a candy house…',
    },
  },
  asSuggested: 'As the book suggests',
  suggestedTaken: 'The box is packed as the book suggests.',

  houseRules: 'House rules',
  houseRulesOn: (count: number) => `House rules: ${count || 'none'}`,
  asPrinted: 'No house rules',
  printedTaken: 'No house rules are on.',
  /** How each house rule may be read. */
  readings: {
    sides: {
      diagonal: 'Sides by the diagonals',
      half: 'Sides by halves',
    },
    roads: {
      strict: 'Every edge fits',
      loose: 'One road is enough',
    },
    noDen: {
      'roll-again': 'No den: roll again',
      none: 'No den: nobody comes',
      'every-side': 'No den: from every side',
    },
    supply: {
      market: 'One market for all',
      hand: 'Two tiles for everybody',
    },
    goal: {
      diamonds: 'Break the diamonds',
      'last-tile': 'Draw the last tile',
      rounds: 'Hold out for twenty turns',
      'monsters-22': 'Defeat 22 monsters',
      'monsters-28': 'Defeat 28 monsters',
    },
    oak: {
      sturdy: 'A sturdy Oak',
      frail: 'A frail Oak',
    },
    arrivals: {
      side: 'From one side',
      dealt: 'Dealt over all sides',
      each: 'A die for each monster',
    },
    heroes: {
      safe: 'Heroes are safe',
      mortal: 'Heroes can be lost',
    },
    moves: {
      turn: 'They move every turn',
      round: 'They move once a round',
    },
    grove: {
      heart: 'A grove costs a heart',
      loss: 'A grove ends the tale',
    },
  },
  toldWith: (boxes: string) => `In the box: ${boxes || 'paths and diamonds only'}.`,
  toldBy: (readings: readonly string[]) => `House rules: ${readings.join('; ') || 'none'}.`,

  coverUnreadable: 'How you left the cover could not be read. It begins anew.',

  seedHeading: 'The seed of the tale',
  seedLabel: 'Seed',
  ofDay: 'Or tell the tale of the day: today everybody has the same.',
  seedHint: 'The same seed and choices begin the same tale.',
  newSeed: 'New seed',
  seedWrongLength: (kept: string) =>
    `A seed has six letters and digits, like 7KM-04Q. Until it has, ${kept} is used.`,
  seedStrange: (kept: string) => `A seed has only letters A to Z and digits. Until it has, ${kept} is used.`,
  linkUnreadable: (text: string, fresh: string) =>
    `The seed in the link, “${text}”, cannot be read. The tale got a new one: ${fresh}.`,

  chooseFirst: 'Choose at least one hero first.',

  toPlay: (hero: string) => `${capital(hero)} ${verb(hero, 'is', 'are')} to play.`,
  firstTiles: 'The first tiles are being laid.',
}

/** What the cover of this tale says: what whoever opens it waits for. */
export const coverWords = { ...baseWords, setup }
