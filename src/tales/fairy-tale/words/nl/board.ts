import type { BasicSymbolId } from '../../../../engine/fairy-tale/index.ts'
import { capital, countNoun, inWords } from '../../../../ui/text/nl/numbers.ts'
import { wordsByKey } from '../../../../ui/text/words-by-key.ts'
import type { Messages } from '../messages.ts'
import { common, verb } from './base.ts'

const plural = (count: number, one: string, other: string) => (count === 1 ? one : other)

const several = {
  'frost-giant': 'ijsreuzen',
  ogre: 'ogers',
  'big-bad-wolf': 'grote boze wolven',
  'ice-witch': 'ijsheksen',
  troll: 'trollen',
}
/** As a common noun within a sentence. */
const single = {
  'frost-giant': 'ijsreus',
  ogre: 'oger',
  'big-bad-wolf': 'grote boze wolf',
  'ice-witch': 'ijsheks',
  troll: 'trol',
}

export const board: Messages['board'] = {
  name: 'Het bos',
  help: 'Plus en min zoomen, nul toont het hele bos, de pijltjes schuiven het beeld.',
  zoomIn: 'Inzoomen',
  zoomOut: 'Uitzoomen',
  fit: 'Het hele bos tonen',
  full: 'VOL',
  threatBeyond: (side, count) =>
    `Buiten beeld in het ${common.directions[side]}en: ${plural(count, 'een monster dat de Eik bedreigt. Laat het zien', `${inWords(count)} monsters die de Eik bedreigen. Laat ze zien`)}`,
  signs: { north: 'Noord', east: 'Oost', south: 'Zuid', west: 'West' },
  place: (east, south) => {
    const across = east === 0 ? '' : `${Math.abs(east)} ${east > 0 ? 'oost' : 'west'}`
    const down = south === 0 ? '' : `${Math.abs(south)} ${south > 0 ? 'zuid' : 'noord'}`
    return [across, down].filter(Boolean).join(' ')
  },
  oak: 'de Grote Wijze Eik, wegen naar alle kanten',
  tile: (shape, place, roads) => `${shape} op ${place}: wegen naar ${roads}`,
  tileOneRoad: (shape, place, road) => `${shape} op ${place}: een weg naar ${road}`,
  monsters: (kind, count) =>
    `${count === 1 ? 'een' : inWords(count)} ${plural(count, single[kind], several[kind])}`,
  rests: {
    nibbles: (count) => `${inWords(count)} ${plural(count, 'knabbelt', 'knabbelen')}`,
    sleeps: (count) => `${inWords(count)} ${plural(count, 'slaapt', 'slapen')}`,
  },
  isFull: 'vol',
  onTurn: (character) => `${character}, aan de beurt`,
  walkAndDrop: (tile) => `Loop hierheen en laat het mandje vallen: ${tile}`,
  drop: 'Loop erheen en laat het mandje vallen',
  dropAsks: 'Hier laat ze het mandje vallen. Druk nog een keer om erheen te lopen.',
  walkHere: (tile) => `Loop hierheen: ${tile}`,
  placeAt: (place) => `Leg de tegel op ${place}`,
  placeAimed: (place) => `Leg de tegel hier neer, op ${place}`,
  doesNotFit: (place) => `De tegel past niet op ${place}`,
  turnTile: 'Draai de tegel',
  /** If a touch could mean several monsters. */
  whichMonster: 'Welk monster?',
  whichHero: 'Welke held?',
  remove: (kind, number) => `Verjaag de ${single[kind]}, nummer ${number}`,
  removeAll: (count) => `Verjaag ${count === 2 ? 'beide' : `alle ${inWords(count)}`} monsters op deze tegel`,
  flyHere: (tile) => `Vlieg hierheen: ${tile}`,
  clearHere: (count, tile) =>
    `Ruim hier ${inWords(count)} ${plural(count, 'monster', 'monsters')} op: ${tile}`,
  fellHere: (tile) => `Vel deze tegel: ${tile}`,
  use: {
    on: {
      destroy: (tile: string) => `Richt de bom hierop: ${tile}`,
      swap: (tile: string) => `Ruil deze tegel: ${tile}`,
      turn: (tile: string) => `Draai deze tegel: ${tile}`,
    },
    aimed: (means, tile) => `${means}. Hier: ${tile}`,
    now: { destroy: 'Blaas op', swap: 'Ruil', turn: 'Leg zo' },
    withAll: (words, monsters) =>
      monsters === 0
        ? `${words}: alleen de tegel`
        : `${words}: tegel en ${monsters} ${plural(monsters, 'monster', 'monsters')}`,
  },
  pull: (character, place) => `Trek ${character} hierheen, van ${place}`,
  askClear: (name) => `Het mandje is bezorgd! ${name} mag alle monsters van één tegel opruimen. Welke tegel?`,
  askClearNextTo: (name, building) =>
    `${capital(building)}: ${name} ${verb(name, 'mag', 'mogen')} alle monsters van één tegel ernaast opruimen. Welke tegel?`,
  withBasket: (character) => `${character} met het mandje`,
  askSpawn: (count) =>
    `Een vijf: van welke kant ${plural(count, 'komt het nieuwe monster', `komen de ${inWords(count)} nieuwe monsters`)}?`,
  sidesName: 'Kanten van het bos',
  sides: { north: 'Het noorden', east: 'Het oosten', south: 'Het zuiden', west: 'Het westen' },
  monsterNumbers: (kind, numbers) => `${kind} ${numbers.join(', ')}`,
  nothingToAsk: 'Hier staat geen monster.',
  askMovement: 'Een vijf! De monsters van welke kant bewegen?',
  wouldMove: (count) => (count === 0 ? 'niemand beweegt' : `${count} ${plural(count, 'beweegt', 'bewegen')}`),
  price: ({ hurt, ends }) => {
    if (ends) return 'verloren'
    return hurt === 0 ? 'veilig' : countNoun(hurt, 'hart', 'harten')
  },
  wouldCome: (count) => `${count} ${plural(count, 'komt', 'komen')}`,
  wouldBegin: (count) => `${count} ${plural(count, 'komt', 'komen')}, de eerste hier`,
  comeElsewhere: (side) => `ze komen uit het ${side}en`,
  sideKeys: 'Toets 1 is noord, 2 oost, 3 zuid, 4 west.',
  chooseSide: (side, consequence) => `${side}: ${consequence}`,
  moveSide: (side) => `Laat ${side} lopen`,
  comeFrom: (side) => `Uit ${side}`,
  layHere: (side) => `Leg de tegel ten ${side}en van de Eik`,
  emptySpot: (side) => `Lege plek ten ${side}en van de Eik. Kies een eerste tegel`,
  laidTile: (tile) => `Draai de eerste tegel: ${tile}`,
  swapHere: (tile) => `Ruil met de eerste tegel: ${tile}`,
}

const once = (spent: boolean, whole: string, used: string) => (spent ? used : whole)

export const tiles: Messages['common']['tiles'] = {
  shapes: {
    'dead-end': 'doodlopende weg',
    straight: 'rechte weg',
    corner: 'bocht',
    tee: 'T-splitsing',
    cross: 'kruispunt',
  },
  buildings: {
    diamond: 'duistere diamant',
    den: 'monsterhol',
    'sleeping-glade': 'sluimerweide',
    'candy-house': 'snoephuisje',
    'treasure-chest': 'schatkist',
    palace: 'paleis',
    catapult: 'katapult',
    trapdoor: 'valluik',
  },
  the: {
    diamond: 'de duistere diamant',
    den: 'het monsterhol',
    'sleeping-glade': 'de sluimerweide',
    'candy-house': 'het snoephuisje',
    'treasure-chest': 'de schatkist',
    palace: 'het paleis',
    catapult: 'de katapult',
    trapdoor: 'het valluik',
    wood: 'het hout',
    gold: 'het goud',
    magic: 'de magie',
    distraction: 'de bel',
    bomb: 'de bom',
    swap: 'de ruil',
    rotate: 'de draai',
    haste: 'de haast',
    'fixed-order': 'de vaste volgorde',
    capacity: 'de ruimte',
    gate: 'de poort',
    wall: 'de muur',
  },
  open: (building) => `open ${building}`,
  symbols: {
    wood: 'hout',
    gold: 'goud',
    magic: 'magie',
    distraction: 'bel',
    bomb: 'bom',
    swap: 'ruil',
    rotate: 'draai',
    haste: 'haast',
    'fixed-order': 'vaste volgorde',
    capacity: 'ruimte',
    gate: 'poort',
    wall: 'muur',
  },
  bears: wordsByKey<BasicSymbolId, (sides: readonly string[], number: number, spent: boolean) => string>({
    wood: () => 'hout',
    gold: () => 'goud',
    magic: () => 'magie',
    distraction: () => 'een bel',
    bomb: (_sides, _number, spent) => once(spent, 'een bom', 'een gebruikte bom'),
    swap: () => 'ruil',
    rotate: () => 'draai',
    haste: () => 'haast',
    'fixed-order': (sides) => `de vaste volgorde ${sides.join(', ')}`,
    capacity: (_sides, number) => `ruimte voor ${countNoun(number, 'monster', 'monsters')}`,
    gate: ([side = ''], _number, spent) =>
      `${once(spent, 'een poort', 'een gebroken poort')} op de weg naar ${side}`,
    wall: ([side = ''], _number, spent) =>
      `${once(spent, 'een muur', 'een gebroken muur')} op de weg naar ${side}`,
  }),
  several: (count, symbol) => `${inWords(count)} ${symbol}`,
  bearing: (tile, symbols) => `${tile} met ${symbols}`,
}
