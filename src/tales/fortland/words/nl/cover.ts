import type { CoverWords } from '../cover.ts'
import { book, bots, common, settings } from './base.ts'

export const cover: CoverWords['cover'] = {
  lessons: 'Eerste lessen',
  about: 'Forten op hun dorpen, forten op de jouwe.\nWie een plaats vrij houdt, doet nog mee.',

  whoPlays: 'Wie speelt er?',
  countries: { '2': 'Twee landen', '3': 'Drie', '4': 'Vier' },
  whoLeads: (country) => `Wie leidt ${country}?`,
  nameOf: (country) => `Naam van wie ${country} leidt (mag leeg blijven)`,
  namePlaceholder: 'naam',
  leaders: { person: 'een mens', cub: 'Welpje', apprentice: 'Leerling', guardian: 'Wachter' },
  does: {
    person: '',
    cub: 'maakt nog fouten',
    apprentice: 'kiest het beste bord',
    guardian: 'kijkt vooruit',
  },
  begins: 'Es begint, daarna gaat het tegen de klok in.',

  more: 'Huisregels…',
  less: 'Sluit',
  moreHeading: 'Huisregels',
  none: 'zoals het in het boek staat',
  suggested: 'aangeraden',
  fall: 'Als een land valt',
  fallOf: {
    out: 'doet het niet meer mee, de anderen spelen door',
    first: 'is het verhaal uit, wie het best staat wint',
  },
  fallShort: 'de eerste val is het einde',
  suggestFirst: 'Met drie of vier is “het verhaal uit” aangeraden: dan hoeft niemand lang toe te kijken.',
  winter: 'De winter komt na',
  winterOf: { '60': 'ronde 60', '30': 'ronde 30' },
  winterShort: 'winter na ronde 30',
  suggestWinter: 'Met drie is ronde 30 aangeraden.',
  layout: 'Hoe de landen liggen',
  layoutOf: { countries: 'elk bij elkaar', patchwork: 'als een lappendeken' },
  layoutShort: 'lappendeken',
  dice: 'Dobbelstenen',
  diceOf: { '1': 'één', '2': 'twee, opgeteld' },
  diceShort: 'twee dobbelstenen',
  turnCost: 'Omkeren kost',
  turnCostOf: { '2': 'twee acties', '3': 'drie acties' },
  turnCostShort: 'omkeren kost drie',
  suggestTurn: 'Met twee dobbelstenen is drie aangeraden.',
  ownForts: 'Je eigen fort naar huis halen',
  ownFortsOf: { gain: 'geeft twee of drie acties', cost: 'kost twee of drie acties' },
  ownFortsShort: 'eigen forten geven niets',
  leave: 'Forten op een gevallen land',
  leaveOf: { off: 'gaan naar huis', on: 'blijven staan' },
  leaveShort: 'forten blijven op gevallen land',

  toPlay: (country) => `${country} is aan de beurt.`,
  unreadable: 'Hoe je het omslag achterliet kon niet worden gelezen. Het begint opnieuw.',
}

export const coverWords: CoverWords = { book, bots, common, cover, settings }
