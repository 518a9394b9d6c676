import type { BasicSymbolId } from '../../../../engine/fairy-tale/index.ts'
import { counted, inWords } from '../../../../ui/text/nl/numbers.ts'
import { wordsOf } from '../../../../ui/text/words-of.ts'
import type { Messages } from '../messages.ts'

const once = (spent: boolean, whole: string, used: string) => (spent ? used : whole)

/** Woorden voor wat er op tegels staat: bijzondere tegels en symbolen. */
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
  bears: wordsOf<BasicSymbolId, (sides: readonly string[], number: number, spent: boolean) => string>({
    wood: () => 'hout',
    gold: () => 'goud',
    magic: () => 'magie',
    distraction: () => 'een bel',
    bomb: (_sides, _number, spent) => once(spent, 'een bom', 'een gebruikte bom'),
    swap: () => 'ruil',
    rotate: () => 'draai',
    haste: () => 'haast',
    'fixed-order': (sides) => `de vaste volgorde ${sides.join(', ')}`,
    capacity: (_sides, number) => `ruimte voor ${counted(number, 'monster', 'monsters')}`,
    gate: ([side = ''], _number, spent) =>
      `${once(spent, 'een poort', 'een gebroken poort')} op de weg naar ${side}`,
    wall: ([side = ''], _number, spent) =>
      `${once(spent, 'een muur', 'een gebroken muur')} op de weg naar ${side}`,
  }),
  several: (count, symbol) => `${inWords(count)} ${symbol}`,
  bearing: (tile, symbols) => `${tile} met ${symbols}`,
}
