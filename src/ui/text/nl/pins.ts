import type { Messages } from '../messages.ts'
import { verb } from './log.ts'
import { capital } from './numbers.ts'

const suggests = (name: string) => `${capital(name)} ${verb(name, 'stelt', 'stellen')} voor`

/** Wat wie niet aan de beurt is voorstelt aan wie dat wel is. */
export const pins: Messages['pins'] = {
  heading: 'Voorstellen',
  list: 'Wat is voorgesteld',
  suggestAs: 'Stel voor als',
  suggestAsOf: (name) => `Stel voor als ${name}`,
  suggests,
  how: 'Een plek, een monster of een tegel: geprikt, niet gedaan.',
  refused: (name) => `Dat kan alleen ${name}. Prik een wandeling, een tegel of een monster.`,
  done: 'Klaar',
  walk: (place) => `loop naar ${place}`,
  tile: (tile, place) => `leg ${tile} op ${place}`,
  monster: (monster, n) => `verjaag ${monster}, nummer ${n}`,
  takeUp: (n, words) => `Neem voorstel ${n} over: ${words}`,
  takeUpOf: (name, n, words) => `Voorstel ${n}, van ${name}: ${words}. Druk om het over te nemen`,
  dismissIt: (n, words) => `Verwerp voorstel ${n}: ${words}`,
  spoken: (name, words) => `${suggests(name)}: ${words}.`,
}
