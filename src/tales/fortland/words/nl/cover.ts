import type { CoverWords } from '../cover.ts'
import { book, bots, common, settings } from './base.ts'

export const cover: CoverWords['cover'] = {
  about: 'Forten op hun dorpen, forten op de jouwe.\nHoud één plaats vrij en je doet nog mee.',

  whoPlays: 'Wie speelt er?',
  countries: { '2': 'Twee landen', '3': 'Drie', '4': 'Vier' },
  whoLeads: (country) => `Wie speelt ${country}?`,
  nameOf: (country) => `Naam van de speler van ${country} (hoeft niet)`,
  does: {
    person: '',
    cub: 'maakt nog fouten',
    apprentice: 'kiest het beste bord',
    guardian: 'kijkt vooruit',
  },
  begins: 'Es begint. Daarna gaat het tegen de klok in.',

  more: 'Huisregels…',
  moreHeading: 'Huisregels',
  none: 'zoals in het boek',
  suggested: 'aangeraden',
  fall: 'Als een land valt',
  fallOf: {
    out: 'doet het niet meer mee, de anderen spelen door',
    first: 'is het spel uit, het beste land wint',
  },
  fallShort: 'de eerste val is het einde',
  suggestFirst: 'Met drie of vier raden we “het spel uit” aan. Dan hoeft niemand lang toe te kijken.',
  winter: 'De winter komt na',
  winterOf: { '60': 'ronde 60', '30': 'ronde 30' },
  winterShort: 'winter na ronde 30',
  suggestWinter: 'Met drie raden we ronde 30 aan.',
  layout: 'Plaatsen van een land',
  layoutOf: { countries: 'bij elkaar', patchwork: 'als een lappendeken' },
  layoutShort: 'lappendeken',
  dice: 'Dobbelstenen',
  diceOf: { '1': 'één', '2': 'twee, opgeteld' },
  diceShort: 'twee dobbelstenen',
  turnCost: 'Omkeren kost',
  turnCostOf: { '2': 'twee acties', '3': 'drie acties' },
  turnCostShort: 'omkeren kost drie',
  suggestTurn: 'Met twee dobbelstenen raden we drie aan.',
  ownForts: 'Je eigen fort naar huis halen',
  ownFortsOf: { gain: 'geeft twee of drie acties', cost: 'kost twee of drie acties' },
  ownFortsShort: 'eigen forten kosten acties',
  leave: 'Forten op een gevallen land',
  leaveOf: { off: 'gaan naar huis', on: 'blijven staan' },
  leaveShort: 'forten blijven op gevallen land',

  toPlay: (country) => `${country} is aan de beurt.`,
  unreadable: 'Je vorige keuzes waren niet te lezen. Dit zijn de gewone.',
}

export const coverWords: CoverWords = { book, bots, common, cover, settings }
