import type { ExpansionId } from '../../../../engine/fairy-tale/index.ts'
import { wordsByKey } from '../../../../ui/text/words-by-key.ts'

interface NamedBox {
  readonly name: string
  readonly inSentence: string
  readonly brings: string
}

/** Words of the open box of the cover, and of the setup of a finished game. */
export const box = {
  around: 'Around the table',
  nobody: 'No hero yet. Choose one to begin.',
  earlier: (hero: string) => `${hero}: play earlier`,
  later: (hero: string) => `${hero}: play later`,
  sendAway: (hero: string) => `${hero}: send away`,
  addAnother: 'choose another (up to six)',
  wonHow: (heroes: number, ownBoxes: boolean) =>
    `Measured with ${heroes} ${heroes === 1 ? 'hero' : 'heroes'}, ${ownBoxes ? 'this box' : 'the recommended box'} and no house rules.`,
  wonOtherwise: 'We have no win rate for these choices.',
  tilesOf: (tale: string, count: number) => `${tale} ${count}`,
  tiles: (counts: string) => `Tiles in this box: ${counts}.`,
  moreTiles: 'With more tiles, the diamonds hide longer and more monsters come.',
  notMoreTiles: 'With this expansion, harder games may use fewer tiles.',
  noBox: 'A first game has no boxes and no house rules. Choose another difficulty for those.',
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
      name: 'Advanced symbols',
      inSentence: 'advanced symbols',
      brings: 'Gates, walls, orders, turning tiles.',
    },
    special: {
      name: 'Special tiles',
      inSentence: 'special tiles',
      brings: 'A den, a palace, a candy house…',
    },
  },
  asSuggested: 'Recommended',
  suggestedTaken: 'The recommended box is chosen.',
  houseRules: 'House rules',
  houseRulesOn: (count: number) => `House rules: ${count || 'none'}`,
  asPrinted: 'No house rules',
  printedTaken: 'No house rules are on.',
  /** The readings of each house rule. */
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
      none: 'No den, no monsters',
      'every-side': 'No den: from every side',
    },
    supply: {
      market: 'One market for all',
      hand: 'Two tiles for everyone',
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
  seedHeading: 'The seed of the game',
  seedLabel: 'Seed',
  ofDay: 'Or play today’s game, the same for everyone.',
  seedHint: 'Same seed, same choices: same game.',
  newSeed: 'New seed',
  seedWrongLength: (kept: string) =>
    `A seed has six letters and digits, like 7KM-04Q. Until then we use ${kept}.`,
  seedStrange: (kept: string) => `A seed has only letters A to Z and digits. Until then we use ${kept}.`,
  /** The expansions, each with its name and one line. */
  newer: {
    heading: 'More boxes',
    advice: 'Expansions. Add three at most while you learn them.',
    many: (count: number) =>
      count > 3 ? `That is ${count} new boxes at once. Three are enough at first.` : '',
    taken: (name: string) => `${name}: in the box.`,
    left: (name: string) => `${name}: left out.`,
    boxes: wordsByKey<ExpansionId, NamedBox>({
      fire: {
        name: 'Fire and water',
        inSentence: 'fire and water',
        brings: 'Torches, a kiln, wells: fire spreads.',
      },
      river: {
        name: 'River and heights',
        inSentence: 'river and heights',
        brings: 'Floods and boulders run downhill.',
      },
      ways: {
        name: 'Bridges and doors',
        inSentence: 'bridges and doors',
        brings: 'Signposts, bridges, secret doors.',
      },
      soldiers: {
        name: 'The king’s soldiers',
        inSentence: 'soldiers and villagers',
        brings: 'Orders to give, people to save.',
      },
      dark: { name: 'Dark tiles', inSentence: 'dark tiles', brings: 'War drums, groves, and wreckers.' },
      quests: { name: 'Quests', inSentence: 'quests', brings: 'Three errands, two bell towers.' },
      spells: {
        name: 'Curses and spells',
        inSentence: 'curses and spells',
        brings: 'Curses on diamonds, and spells.',
      },
    }),
  },
}
