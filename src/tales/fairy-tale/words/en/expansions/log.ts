import type {
  CurseId,
  ExpansionBuildingId,
  ExpansionSymbolId,
  SpellId,
  ThingId,
} from '../../../../../engine/fairy-tale/index.ts'
import { strong } from '../../../../../ui/text/emphasis.ts'
import { capital, countNoun, inWords } from '../../../../../ui/text/en/numbers.ts'
import { mapped } from '../../../../../ui/text/mapped.ts'
import { wordsByKey } from '../../../../../ui/text/words-by-key.ts'

const once = (spent: boolean, whole: string, used: string) => (spent ? used : whole)

const buildings = wordsByKey<ExpansionBuildingId>({
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

const symbols = wordsByKey<ExpansionSymbolId>({
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

const spells = wordsByKey<SpellId>({
  vanish: 'Vanish',
  sleep: 'Sleep',
  shoes: 'Seven-league boots',
  home: 'Home',
  sesame: 'Open sesame',
  mend: 'Mend',
})

/** Names of the things of the expansions. */
export const expansionNames = {
  buildings,
  symbols,
  /** With the article: a thing already mentioned. */
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
  /** A symbol on its tile, with its side, its number, and its state. */
  bears: wordsByKey<ExpansionSymbolId, (sides: readonly string[], number: number, spent: boolean) => string>({
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
  things: wordsByKey<ThingId>({ cake: 'the cake', thread: 'the gold thread', slipper: 'the slipper' }),
  curses: wordsByKey<CurseId>({
    night: 'Night',
    thicket: 'Thicket',
    feet: 'Heavy feet',
    tongue: 'Tied tongue',
    wither: 'Withering',
    mist: 'Mist',
  }),
  spells,
}

const monsters = (n: number) => countNoun(n, 'monster', 'monsters')
const tiles = (n: number) => countNoun(n, 'tile', 'tiles')
const gone = (n: number) => (n === 0 ? '' : ` ${capital(monsters(n))} ${n === 1 ? 'is' : 'are'} gone.`)
const heartsLeft = (hearts: number) =>
  hearts === 0 ? 'The last heart is lost.' : `${capital(countNoun(hearts, 'heart', 'hearts'))} left.`

/** Events of the expansions in the log. Reasons end the sentence before them. */
export const expansionLog = {
  barredBy: {
    fire: 'fire blocks the way',
    water: 'water blocks the way',
    drawbridge: 'the bridge is raised',
  },
  heldIn: { sleep: 'asleep by a spell.' },
  stepHeldIn: { sleep: 'It slept by a spell.' },
  heartsLeft,
  lit: (place: string, n: number) => `${capital(place)} caught fire.${gone(n)}`,
  litBy: {
    torch: (name: string, place: string, n: number) =>
      `${capital(name)} lit ${place} with the torch.${gone(n)}`,
    kiln: (place: string, n: number) => `A monster set the kiln at ${place} alight.${gone(n)}`,
    fire: (place: string, n: number) => `The fire spread to ${place}.${gone(n)}`,
    sparks: (place: string, n: number) => `Sparks set ${place} alight.${gone(n)}`,
  },
  burnt: (tile: string, place: string) => `The fire at ${place} burnt down: ${tile} is gone.`,
  burntOut: (place: string) => `The fire at ${place} burnt out beside the Oak.`,
  scorched: (count: number, hearts: number) =>
    `${capital(inWords(count))} ${count === 1 ? 'fire' : 'fires'} scorched the Oak. ${heartsLeft(hearts)}`,
  poured: (name: string, place: string) => `${capital(name)} put out the fire at ${place}.`,
  doused: (place: string) => `The water put out the fire at ${place}.`,
  filled: (name: string) => `${capital(name)} filled the bucket.`,
  flooded: (name: string, count: number, n: number) =>
    `${capital(name)} opened the sluice: ${tiles(count)} ${count === 1 ? 'is' : 'are'} under water.${gone(n)}`,
  dried: (count: number) => `The water ran off ${count === 1 ? 'a tile' : tiles(count)}.`,
  rolled: (name: string, count: number, n: number) =>
    `${capital(name)} rolled the boulder over ${tiles(count)}.${gone(n)}`,
  slid: (monster: string, place: string) => `${capital(monster)} slid down the chute to ${place}.`,
  signTurned: (name: string, side: string) => `${capital(name)} turned the signpost to the ${side}.`,
  bridgeMoved: (name: string, raised: boolean) =>
    `${capital(name)} ${raised ? 'raised' : 'lowered'} the bridge.`,
  bridgeFell: (monster: string, place: string) => `${capital(monster)} brought down the bridge at ${place},`,
  forFullBehind: 'because the tile before it was full.',
  recruited: (name: string) => `${capital(name)} gave an order: one more soldier is at the barracks.`,
  marched: (name: string, place: string) => `${capital(name)} gave an order: a soldier marched to ${place}.`,
  soldierFell: (monster: string, place: string) =>
    `${capital(monster)} met a soldier at ${place}. Both are gone.`,
  led: (name: string) => `A villager walked along with ${name}.`,
  saved: (saved: number) => `A villager is safe on the Oak: ${inWords(saved)} so far.`,
  carriedOff: (monster: string) => `${capital(monster)} carried a villager off.`,
  secondLost: (hearts: number) => `It was the second: a heart is lost. ${heartsLeft(hearts)}`,
  drummed: (place: string, left: number) =>
    `The war drum at ${place} sounded. One more appears. ${left === 0 ? 'It is torn.' : `${capital(countNoun(left, 'beat', 'beats'))} left.`}`,
  groveTaken: (place: string, n: number, hearts: number) =>
    `${capital(monsters(n))} took the grove at ${place}, and it is felled. ${heartsLeft(hearts)}`,
  wrecked: (tile: string, place: string) => `A wrecker broke ${tile} at ${place}: only a path is left.`,
  fetched: (name: string, thing: string) => `${capital(name)} took ${thing}.`,
  thingLost: (name: string, thing: string) =>
    `${capital(name)} lost ${thing} among monsters: it is at home again.`,
  thingGone: (thing: string) => `${capital(thing)} is lost for good.`,
  delivered: (name: string, thing: string, house: string) => `${capital(name)} brought ${thing} to ${house}.`,
  heartBack: (hearts: number) => `A lost heart came back: ${countNoun(hearts, 'heart', 'hearts')}.`,
  hushed: 'All is hushed: no monsters.',
  rang: (of: number, come: number) =>
    `Two bell towers rang: of ${inWords(of)}, only ${inWords(come)} appear.`,
  countedToo: {
    night: 'The curse of night brings one more.',
    bells: 'Two bell towers ring: only half of them appear.',
  },
  cursed: (curse: string, does: string) => `A curse rests with the diamond: ${curse}. ${does}`,
  lifted: (curse: string) => `The curse is lifted: ${curse}.`,
  spellFound: (name: string, spell: string) => `${capital(name)} found a spell: ${spell}.`,
  spellCast: (name: string, spell: string) => `${capital(name)} cast the spell ${spell}.`,
  foretold: (face: number) => `The Wise Woman foretold a ${face}.`,
  characterLost: (name: string, n: number) => `${capital(monsters(n))} carried ${name} off.`,
  /** The same in the full explanation of a step. */
  step: {
    slid: (place: string) => `It slid down the chute to ${place}.`,
    bridgeFell: 'The bridge fell before it.',
    metSoldier: 'It met a soldier: both are gone.',
    wrecked: 'It wrecked the tile.',
    carriedOff: 'It carried a villager off.',
    drummed: 'It sounded the drum: one more appears.',
    lit: 'It set the kiln on fire and is gone.',
    groveTaken: 'It took the grove, where you were fewer, and is gone.',
  },
}

/** Words of the last page for hearts lost other than by a monster at the Oak, and for heroes who were carried off. */
export const expansionEnd = {
  /** The start of a sentence on a lost heart. It may end with the fall of the Oak. */
  lost: {
    fire: (day: string) => `${day} fire climbed from the roots of the Oak to its crown`,
    grove: (day: string) => `${day} the monsters took a dark grove, and it was felled`,
    villager: (day: string) => `${day} another villager was carried off, and a heart of the Oak grew cold`,
    hero: (day: string, who: string) => `${day} monsters carried ${strong(who)} off`,
  },
  /** The same in short, for the table of all turns. */
  short: {
    fire: () => 'Fire hurt the Oak',
    grove: () => 'A grove was taken',
    villager: () => 'A villager too many was lost',
    hero: (who: string) => `${who} carried off`,
  },
}
