import type { MoreBoxesWords } from '../useMoreBoxesWords.ts'

/** Wat de omslag zegt van de dozen die later kwamen. */
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
      brings: 'Fakkels, een oven, putten: vuur grijpt om zich heen.',
    },
    river: {
      name: 'Rivier en hoogten',
      inSentence: 'rivier en hoogten',
      brings: 'Water en rotsblokken gaan naar beneden.',
    },
    ways: {
      name: 'Bruggen en deuren',
      inSentence: 'bruggen en deuren',
      brings: 'Wegwijzers, ophaalbruggen, geheime deuren.',
    },
    soldiers: {
      name: 'Soldaten van de koning',
      inSentence: 'soldaten en dorpelingen',
      brings: 'Eén bevel per beurt, en mensen om te redden.',
    },
    dark: {
      name: 'Donkere tegels',
      inSentence: 'donkere tegels',
      brings: 'Oorlogstrommen, donkere bosjes en brekers.',
    },
    quests: {
      name: 'Opdrachten',
      inSentence: 'opdrachten',
      brings: 'Drie huizen, drie dingen, klokkentorens.',
    },
    spells: {
      name: 'Vloeken en spreuken',
      inSentence: 'vloeken en spreuken',
      brings: 'Op elke diamant rust een vloek; spreuken helpen.',
    },
  },
}
