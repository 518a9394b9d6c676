import { capital, counted, inWords } from '../../../../ui/text/nl/numbers.ts'
import type { Messages } from '../messages.ts'
import { verb } from './verb.ts'

/** Hoe de tafel ervoor staat, voor wie luistert in plaats van kijkt. */
export const spoken: Messages['spoken'] = {
  describe: 'Beschrijf de tafel',
  grid: 'Tegels en plekken van het bos',
  left: (things) => `Nog over: ${things}.`,
  steps: (n) => counted(n, 'stap', 'stappen'),
  expands: (n) => counted(n, 'tegel te leggen', 'tegels te leggen'),
  removes: (n) => counted(n, 'monster te verjagen', 'monsters te verjagen'),
  standsAt: (name, place) => `${capital(name)} ${verb(name, 'staat', 'staan')} op ${place}.`,
  standsOnOak: (name) => `${capital(name)} ${verb(name, 'staat', 'staan')} op de Eik.`,
  isGone: (name) => `${capital(name)} ${verb(name, 'is', 'zijn')} meegesleurd.`,
  noMonsters: 'Er is geen monster in het bos.',
  monsters: (n) =>
    `${capital(counted(n, 'monster', 'monsters'))} in het bos${n === 1 ? '' : ', het dichtstbijzijnde eerst'}.`,
  onSide: (sides, groups) => `${capital(sides)}: ${groups}.`,
  at: (monsters, place) => `${monsters} op ${place}`,
  now: (groups) => `Nu: ${groups}.`,
  farther: (n) => `nog ${inWords(n)}, verder weg`,
  theTile: 'de tegel',
  forest: (width, height, come) =>
    `Het bos is ${inWords(width)} breed en ${inWords(height)} hoog: er ${come === 1 ? 'komt' : 'komen'} ${counted(come, 'monster', 'monsters')} per keer.`,
}
