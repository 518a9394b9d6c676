import { capital, countNoun, inWords } from '../../../../ui/text/nl/numbers.ts'
import type { Messages } from '../messages.ts'
import { actions } from './board.ts'

export const log: Messages['log'] = {
  heading: (country, round) => `${country} · ${round}`,
  mustered: (who, space) => `${who} stelde op bij ${space}.`,
  rolled: (who, faces) => `${who} gooide ${faces.map(inWords).join(' en ')}.`,
  marched: (who, steps, to) => `${who} marcheerde ${countNoun(steps, 'stap', 'stappen')}, naar ${to}.`,
  turned: (who, facing) => `${who} keerde om en kijkt naar ${facing}.`,
  besieged: (who, place) => `${who} belegerde ${place}.`,
  fortified: (who, place) => `${who} versterkte ${place}.`,
  tore: (who, whose, place) => `${who} brak het fort ${whose} af bij ${place}.`,
  tookHome: (who, place) => `${who} haalde het eigen fort weg bij ${place}.`,
  gained: (count) => `Dat gaf ${actions(count)}.`,
  free: (who, free) => `${who} heeft nog ${free === 1 ? 'één plaats' : `${inWords(free)} plaatsen`} vrij.`,
  fell: (who) => `${who} is gevallen.`,
  fellBy: 'Alle plaatsen waren belegerd.',
  returned: (forts) =>
    `${forts === 1 ? 'Eén fort' : `${capital(inWords(forts))} forten`} ${forts === 1 ? 'ging' : 'gingen'} naar huis.`,
  lost: (who, count) =>
    `${who} verloor ${actions(count)}: niets kon ${count === 1 ? 'die' : 'ze'} gebruiken.`,
  gaveUp: (who) => `${who} gaf op.`,
  won: {
    last: (who) => `${who} is het laatste land en heeft gewonnen.`,
    winter: (who, shared) =>
      `De winter kwam. ${who} ${shared ? 'delen de overwinning' : 'staat het best en heeft gewonnen'}.`,
    fall: (who, shared) =>
      `Het eerste land is gevallen. ${who} ${shared ? 'delen de overwinning' : 'staat het best en heeft gewonnen'}.`,
  },
}

export const refusals: Messages['refusals'] = {
  'game-over': () => 'Het verhaal is uit.',
  'muster-first': () => 'Eerst moeten alle legers worden opgesteld.',
  'not-your-city': () => 'Een leger begint bij de eigen stad.',
  'mustered-already': () => 'Alle legers zijn al opgesteld.',
  'roll-first': () => 'Gooi eerst de dobbelsteen.',
  'rolled-already': () => 'Je hebt al gegooid.',
  'no-actions-left': ({ price }) => `Dat kost ${actions(price)}, en zoveel heb je er niet meer.`,
  'no-room': ({ short }) => `Daar staat een leger; met ${actions(short)} meer kom je erlangs.`,
  'would-waste': ({ left }) => `Je leger houdt dan ${actions(left)} over en kan daar niets mee.`,
  'must-march-on': () => 'Je leger trekt langs een ander: hier kan het alleen verder marcheren.',
  'turned-already': () => 'Je leger is deze beurt al omgekeerd.',
  'fort-stands-here': () => 'Hier staat al een fort.',
  'fallen-country': () => 'Dit land is gevallen: hier wordt niets meer gebouwd.',
  'no-fort-left': () => 'Al je vijf forten staan ergens. Haal er eerst een naar huis.',
  'no-fort-here': () => 'Hier staat geen fort.',
  'built-this-turn': () => 'Je hebt het deze beurt gebouwd, dus het blijft tot de volgende staan.',
  'actions-left': ({ usable }) =>
    `Alle acties moeten worden gebruikt, en dat kan met ${inWords(usable)} nog.`,
}
