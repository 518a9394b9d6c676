import type { MoreBoxesWords } from '../more-boxes.ts'

export const moreBoxes: MoreBoxesWords = {
  heading: 'Meer dozen',
  advice: 'Geen ervan zit in de doos van het boek. Neem er hoogstens drie nieuwe tegelijk, tot je ze kent.',
  many: (count) => (count > 3 ? `Dat zijn ${count} nieuwe dozen tegelijk: drie is in het begin genoeg.` : ''),
  taken: (name) => `${name}: in de doos.`,
  left: (name) => `${name}: niet in de doos.`,
  boxes: {
    fire: {
      name: 'Vuur en water',
      inSentence: 'vuur en water',
      brings: 'Fakkels, een oven, een put, en vuur.',
    },
    river: {
      name: 'Rivier en hoogten',
      inSentence: 'rivier en hoogten',
      brings: 'Water en rotsen gaan bergaf.',
    },
    ways: {
      name: 'Bruggen en deuren',
      inSentence: 'bruggen en deuren',
      brings: 'Wegwijzers, en geheime deuren.',
    },
    soldiers: {
      name: 'Soldaten van de koning',
      inSentence: 'soldaten en dorpelingen',
      brings: 'Bevelen geven, mensen redden.',
    },
    dark: {
      name: 'Donkere tegels',
      inSentence: 'donkere tegels',
      brings: 'Trommen, bosjes en brekers.',
    },
    quests: {
      name: 'Opdrachten',
      inSentence: 'opdrachten',
      brings: 'Drie opdrachten, klokkentorens.',
    },
    spells: {
      name: 'Vloeken en spreuken',
      inSentence: 'vloeken en spreuken',
      brings: 'Vloeken op diamanten, spreuken.',
    },
  },
}
