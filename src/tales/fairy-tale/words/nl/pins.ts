import { capital } from '../../../../ui/text/nl/numbers.ts'
import type { AllWords } from '../all-words.ts'
import { verb } from './verb.ts'

const suggests = (name: string) => `${capital(name)} ${verb(name, 'stelt', 'stellen')} voor`

/** Wat wie niet aan de beurt is voorstelt aan wie dat wel is. */
export const pins: AllWords['pins'] = {
  suggests,
  how: 'Wijs een plek, monster, tegel of kracht aan. Het is maar een voorstel.',
  refused: (name) => `Dat kan alleen ${name}. Stel een plek, een tegel, een monster of een kracht voor.`,
  walk: (place) => `loop naar ${place}`,
  tile: (tile, place) => `leg ${tile} op ${place}`,
  monster: (monster, n) => `verjaag ${monster}, nummer ${n}`,
  pull: (character) => `trek ${character} hierheen`,
  fly: (place) => `vlieg naar ${place}`,
  clear: (place) => `ruim ${place} op`,
  destroy: (place) => `blaas de tegel op ${place} op`,
  swap: (tile, place) => `ruil de tegel op ${place} voor ${tile}`,
  turn: (place) => `draai de tegel op ${place}`,
  spoken: (name, words) => `${suggests(name)}: ${words}.`,
}
