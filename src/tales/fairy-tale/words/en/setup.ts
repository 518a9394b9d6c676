import type { CharacterId } from '../../../../engine/fairy-tale/index.ts'
import { capital } from '../../../../ui/text/en/numbers.ts'
import { wordsOf } from '../../../../ui/text/words-of.ts'
import { verb } from './verb.ts'

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
  short: wordsOf<CharacterId>({
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
  sameName: 'Give two heroes the same name and one person leads both.',
  leads: (player: string, heroes: string) => `${player} leads ${heroes}.`,

  howDark: 'How dark a tale?',
  won: (rate: string) => `won ${rate}`,
  inTen: (won: number) => `${won} in 10`,
  oneIn: (games: number) => `1 in ${games}`,
  nearlyAlways: 'nearly always',
  hardlyEver: 'hardly ever',
  unmeasured: 'not measured',
  wonHow: (heroes: number, ownBoxes: boolean) =>
    `Won: how often the Guardian won, with ${heroes} heroes, ${ownBoxes ? 'this box' : 'the suggested box'} and no house rules.`,
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
  houseRulesHow:
    'The rules leave this open. Our reading comes first; choose another if your table likes it better.',
  asPrinted: 'No house rules',
  printedTaken: 'No house rules are on.',
  houseRulesDone: 'Back to the cover',
  readings: {
    sides: {
      name: 'The four sides',
      source: 'The two diagonals through the Oak cut the forest into four sides.',
      read: 'Our reading: a tile exactly on a diagonal belongs to both sides, and moves with both.',
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
      read: 'Our reading: this holds for a tile that is laid. In any case one road at least must join, and while a diamond is still to come, the forest’s last open road stays open.',
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
      read: 'Our reading: as part of the same roll. Only a den that a road joins to the Oak counts; a dark diamond in the forest is one.',
      options: {
        'roll-again': {
          name: 'No den: roll again',
          means: 'The die falls once more, and says where they come.',
        },
        none: { name: 'No den: nobody comes', means: 'A quiet turn without new monsters.' },
        'every-side': {
          name: 'No den: from every side',
          means: 'They come one by one, at each entrance in turn, from the north.',
        },
      },
    },
    oak: {
      name: 'The Oak’s hearts',
      source: 'With the third monster at the Oak the tale is lost.',
      read: 'For tables that want it darker the Oak may be frail. Nothing ever gives it more hearts than it began with.',
      options: {
        sturdy: { name: 'A sturdy Oak', means: 'Three hearts: a monster that reaches it takes one along.' },
        frail: { name: 'A frail Oak', means: 'One heart: the first monster to reach it ends the tale.' },
      },
    },
    arrivals: {
      name: 'Where new monsters come',
      source: 'They all come from the side that the die shows.',
      read: 'For tables that want to look everywhere at once they may be dealt over all four sides, beginning with that of the die. A six then begins in the north.',
      options: {
        side: { name: 'From one side', means: 'The die shows east: all come in there.' },
        dealt: {
          name: 'Dealt over all sides',
          means: 'The die shows east: one there, one in the south, one in the west, and so on.',
        },
      },
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
