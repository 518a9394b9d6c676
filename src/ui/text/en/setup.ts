/** Words of the cover: who plays, how dark a tale, what is in the box, which seed. */
export const setup = {
  whoGuards: 'Who shall guard the forest?',
  choose: 'Choose one to six. Their order is the order of play.',
  chosenAs: (name: string, order: number) => `${name}, number ${order} in the order of play`,
  oneToSix: 'one to six heroes',
  allTogether: 'No two alike. One person may lead several; all win or lose together.',
  enough: 'Six is the most. Send one away before you choose another.',
  joined: (name: string, order: number) => `${name} joins as number ${order}.`,
  left: (name: string) => `${name} leaves.`,
  movedTo: (name: string, order: number) => `${name} is now number ${order}.`,

  around: 'Around the table',
  nobody: 'Nobody yet. Choose a character to begin.',
  nobodyOnBook: 'Choose them on the other page.',
  nameOf: (character: string) => `Who leads ${character}? (may stay empty)`,
  namePlaceholder: 'name (optional)',
  earlier: (character: string) => `${character}: play earlier`,
  later: (character: string) => `${character}: play later`,
  sendAway: (character: string) => `${character}: send away`,
  addAnother: 'choose another (up to six)',
  sameName: 'Same name: one person leads both.',
  leads: (player: string, characters: string) => `${player} leads ${characters}.`,

  howDark: 'How dark a tale?',
  tiles: (count: number) => `${count} tiles`,
  won: (rate: string) => `won ${rate}`,
  inTen: (won: number) => `${won} in 10`,
  oneIn: (games: number) => `1 in ${games}`,
  nearlyAlways: 'nearly always',
  hardlyEver: 'hardly ever',
  unmeasured: 'not measured',
  wonHow: (heroes: number) =>
    `Won: how often our best computer player won, with ${heroes} heroes and this box.`,
  wonOtherwise: (heroes: number) =>
    `Won: how often our best computer player won, with ${heroes} heroes, the suggested box and no house rules. You chose otherwise.`,
  longer: 'The more tiles, the longer the diamonds stay hidden, and the more monsters come.',

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
  houseRulesHow:
    'Here the book leaves room. The first reading is ours; choose another if your table likes it better.',
  asPrinted: 'No house rules',
  printedTaken: 'No house rules are on.',
  houseRulesDone: 'Back to the cover',
  readings: {
    sides: {
      name: 'The four sides',
      source: 'The two diagonals through the oak cut the forest into four sides.',
      read: 'We read: a tile exactly on a diagonal belongs to both sides, and moves with both.',
      options: {
        diagonal: {
          name: 'Sides by the diagonals',
          means: 'The north moves: all between its two diagonals, and what stands on them.',
        },
        half: {
          name: 'Sides by halves',
          means: 'The north moves: every tile above the Oak’s row. Monsters move more often.',
        },
      },
    },
    roads: {
      name: 'Where tiles meet',
      source: 'On every shared edge road meets road and hedge meets hedge.',
      read: 'We read: so it is for a tile that is laid. Either way at least one road must join, and while a diamond is to come the forest’s last open road stays open.',
      options: {
        strict: { name: 'Every edge fits', means: 'This tile may not lie here: its road meets a hedge.' },
        loose: {
          name: 'One road is enough',
          means: 'It may: one road joins, and the other may end at a hedge.',
        },
      },
    },
    noDen: {
      name: 'A six, and no den',
      source: 'No such den: roll again.',
      read: 'We read: as part of the same roll. Only a den that a road joins to the Oak counts; a dark diamond in the forest is one.',
      options: {
        'roll-again': {
          name: 'No den: roll again',
          means: 'The die falls once more, and says where they come.',
        },
        none: { name: 'No den: nobody comes', means: 'A quiet turn without new monsters.' },
        'every-side': {
          name: 'No den: from every side',
          means: 'They come one by one at the entrances in turn, from the north.',
        },
      },
    },
  },
  toldWith: (boxes: string) => `In the box: ${boxes || 'paths and diamonds only'}.`,
  toldBy: (readings: readonly string[]) => `House rules: ${readings.join('; ') || 'none'}.`,

  coverUnreadable: 'How you left the cover could not be read. It begins anew.',

  seedHeading: 'The seed of the tale',
  seedLabel: 'Seed',
  seedHint: 'The same seed and choices begin the same tale.',
  newSeed: 'New seed',
  seedWrongLength: (kept: string) =>
    `A seed has six letters and digits, like 7KM-04Q. Until it has, ${kept} is used.`,
  seedStrange: (kept: string) => `A seed has only letters A to Z and digits. Until it has, ${kept} is used.`,
  linkUnreadable: (text: string, fresh: string) =>
    `The seed in the link, “${text}”, cannot be read. The tale got a new one: ${fresh}.`,

  forestBegins: 'The forest begins',
  forestBeginsHow: 'First lay four tiles round the Oak, or let us place them for you.',

  startFlourish: 'Once upon',
  startMain: 'a time…',
  start: 'Once upon a time… Begin',
  chooseFirst: 'Choose at least one character first.',

  running: 'A tale is still being told',
  runningWho: (names: string, turn: number) => `${names}, turn ${turn}.`,
  runningOpening: (names: string) => `${names}, laying the first tiles.`,
  runningOver: (names: string) => `${names}: the tale has ended.`,
  continueTale: 'Continue the tale',
  lastPage: 'Open its last page',
  replaceTitle: 'Begin another tale?',
  replaceText: 'The tale that is being told ends here, unfinished.',
  replace: 'Begin another',
  keep: 'Keep the old one',

  rules: 'How to play',
  settings: 'Settings',
}
