import { capital, counted, inWords } from '../../../../ui/text/nl/numbers.ts'
import type { AllWords } from '../all-words.ts'
import { verb } from './verb.ts'

/** Hoe de tafel ervoor staat, in zinnen, voor wie erom vraagt. */
export const described: AllWords['described'] = {
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
  forest: (width, height, come) =>
    `Het bos is ${inWords(width)} breed en ${inWords(height)} hoog: er ${come === 1 ? 'komt' : 'komen'} ${counted(come, 'monster', 'monsters')} per keer.`,
}
