import type {
  CurseId,
  ExpansionBuildingId,
  ExpansionSymbolId,
  SpellId,
  ThingId,
} from '../../../../../engine/fairy-tale/index.ts'
import { mapped } from '../../../../../ui/text/mapped.ts'
import { wordsOf } from '../../../../../ui/text/words-of.ts'

const once = (spent: boolean, whole: string, used: string) => (spent ? used : whole)

const buildings = wordsOf<ExpansionBuildingId>({
  kiln: 'kiln',
  well: 'well',
  chute: 'chute',
  barracks: 'barracks',
  village: 'village',
  cottage: 'cottage',
  'spinning-room': 'spinning room',
  ballroom: 'ballroom',
  'bell-tower': 'bell tower',
  'wise-woman': 'Wise Woman',
  wizard: 'Wizard',
})

const symbols = wordsOf<ExpansionSymbolId>({
  torch: 'torch',
  damp: 'damp',
  river: 'river',
  boulder: 'boulder',
  signpost: 'signpost',
  drawbridge: 'drawbridge',
  'secret-door': 'secret door',
  'war-drum': 'war drum',
  grove: 'grove',
  scroll: 'scroll',
})

const spells = wordsOf<SpellId>({
  vanish: 'Vanish',
  sleep: 'Sleep',
  shoes: 'Seven-league boots',
  home: 'Home',
  sesame: 'Open sesame',
  mend: 'Mend',
})

/** What the expansions bring, by its name. */
export const expansionNames = {
  buildings,
  symbols,
  /** The one that is spoken of. */
  the: {
    ...mapped({ ...buildings, ...symbols, damp: 'damp ground' }, (name) => `the ${name}`),
    fire: 'the fire',
    water: 'the water',
    ...mapped(spells, () => 'the spell'),
  },
  /** A tile with such a building. */
  aTile: {
    ...mapped(buildings, (name) => `a ${name}`),
    barracks: 'the barracks',
    'wise-woman': 'the Wise Woman',
    wizard: 'the Wizard',
  },
  /** What a symbol is on its tile: on which side, with which number, used up or otherwise. */
  bears: wordsOf<ExpansionSymbolId, (sides: readonly string[], number: number, spent: boolean) => string>({
    torch: (_sides, _number, spent) => once(spent, 'a torch', 'a burnt-out torch'),
    damp: () => 'damp ground',
    river: (_sides, _number, spent) => once(spent, 'a river, its sluice shut', 'a river, its sluice open'),
    boulder: (_sides, _number, spent) => once(spent, 'a boulder', 'a place where a boulder lay'),
    signpost: ([side = '']) => `a signpost to the ${side}`,
    drawbridge: ([side = ''], _number, spent) =>
      `a ${once(spent, 'lowered', 'raised')} drawbridge on its ${side} road`,
    'secret-door': () => 'a secret door',
    'war-drum': (_sides, number, spent) =>
      spent ? 'a torn drum' : `a war drum with ${number} ${number === 1 ? 'beat' : 'beats'} left`,
    grove: (_sides, _number, spent) => once(spent, 'a dark grove', 'a felled grove'),
    scroll: (_sides, _number, spent) => once(spent, 'a scroll', 'a scroll that was read'),
  }),
  things: wordsOf<ThingId>({ cake: 'the cake', thread: 'the gold thread', slipper: 'the slipper' }),
  curses: wordsOf<CurseId>({
    night: 'Night',
    thicket: 'Thicket',
    feet: 'Heavy feet',
    tongue: 'Tied tongue',
    wither: 'Withering',
    mist: 'Mist',
  }),
  spells,
}
