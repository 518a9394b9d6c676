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
  lost: (who, count) => `${who} kon ${actions(count)} niet gebruiken.`,
  gaveUp: (who) => `${who} gaf op.`,
  won: {
    last: (who) => `${who} is het laatste land en wint.`,
    winter: (who, shared) =>
      `De winter kwam. ${who} ${shared ? 'delen de overwinning' : 'staat voor en wint'}.`,
    fall: (who, shared) =>
      `Het eerste land is gevallen. ${who} ${shared ? 'delen de overwinning' : 'staat voor en wint'}.`,
  },
}

export const refusals: Messages['refusals'] = {
  'game-over': () => 'Het spel is uit.',
  'muster-first': () => 'Eerst moeten alle legers worden opgesteld.',
  'not-your-city': () => 'Een leger begint bij de eigen stad.',
  'mustered-already': () => 'Alle legers zijn al opgesteld.',
  'roll-first': () => 'Gooi eerst de dobbelsteen.',
  'rolled-already': () => 'Je hebt al gegooid.',
  'no-actions-left': ({ price }) => `Dat kost ${actions(price)}. Zoveel heb je niet meer.`,
  'no-room': ({ short }) => `Daar staat een leger. Met ${actions(short)} meer kom je erlangs.`,
  'would-waste': ({ left }) => `Je houdt dan ${actions(left)} over en kunt daar niets mee.`,
  'must-march-on': () => 'Je leger trekt langs een ander. Hier kan het alleen verder marcheren.',
  'turned-already': () => 'Je leger is deze beurt al omgekeerd.',
  'fort-stands-here': () => 'Hier staat al een fort.',
  'fallen-country': () => 'Dit land is gevallen. Niemand kan hier nog bouwen.',
  'no-fort-left': () => 'Je vijf forten staan allemaal op het bord. Haal er eerst een naar huis.',
  'no-fort-here': () => 'Hier staat geen fort.',
  'built-this-turn': () => 'Je bouwde het deze beurt. Volgende beurt kun je het halen.',
  'actions-left': ({ usable }) =>
    `Je moet alle acties gebruiken die kunnen. Je kunt er nog ${inWords(usable)} gebruiken.`,
}
