import { strong } from '../../../../ui/text/emphasis.ts'
import type { RulePagesWords } from '../rule-pages.ts'

export const rulePages: RulePagesWords = {
  pages: {
    board: {
      title: 'De open plek',
      text: `37 vakken, elk met zes kanten. Op een vak staan hoogstens ${strong('drie dingen')}: volk, bomen of een Boogyman. Dan is het vol.`,
    },
    opening: {
      title: 'Eerst dit',
      text: 'Zet er vier neer: de eerste kant één, de ander twee, de eerste nog één. Overal waar plaats is.',
    },
    turn: {
      title: 'Jouw beurt',
      text: `Je hebt ${strong('twee acties')}, met twee verschillende stukken. Zolang iemand van jou iets kan doen, moet het.`,
    },
    step: {
      title: 'Een stap',
      text: 'Eén van jouw volk stapt naar een vak ernaast dat niet vol is.',
    },
    tree: {
      title: 'Bomen groeien',
      text: `Gaat de ${strong('laatste')} van jouw volk van een vak weg, dan groeit er een boom. Ze zijn voor beide kanten. Er passen er twee op een vak.`,
    },
    spawn: {
      title: 'Erbij maken',
      text: `Op een vak met ${strong('twee bomen')}: beide gaan weg, en er komt één van jouw volk bij, van huis.`,
    },
    call: {
      title: 'Roep de Boogyman',
      text: 'Je geeft twee bomen en degene die roept, en jouw Boogyman komt. Hij mag in dezelfde beurt al sluipen.',
    },
    prowl: {
      title: 'Sluipen',
      text: `Jouw Boogyman loopt ${strong('een tot drie vakken')}, nooit tussen bomen. Hij moet op een ander vak stoppen.`,
    },
    capture: {
      title: 'Vangen',
      text: 'Waar hij stopt, vangt hij iedereen van het andere volk. Zij gaan naar huis. Jouw eigen volk blijft, en ook wie hij alleen voorbijloopt.',
    },
    safe: {
      title: 'Wie veilig voor hem is',
      text: 'Volk met een boom op zijn vak, drie bij elkaar, en volk bij de eigen Boogyman.',
    },
    seven: {
      title: 'Zeven winnen',
      text: 'Met zeven tegelijk op het bord win je meteen.',
    },
    none: {
      title: 'Er is niemand meer',
      text: 'Heb je niemand meer op het bord, dan verlies je meteen.',
    },
    draw: {
      title: 'Gelijkspel',
      text: 'Na veertig stille beurten achter elkaar, na beurt 200, als geen kant iets kan, of als jullie het afspreken.',
    },
  },
  place: (tile) => `Zet er één op ${tile}`,
  step: (from, to) => `Stap van ${from} naar ${to}`,
  spawn: (tile) => `Maak er één bij op ${tile}`,
  call: (tile) => `Roep de Boogyman op ${tile}`,
  prowl: (tile) => `Sluip naar ${tile}`,
  'agree-draw': 'Spreek gelijkspel af',
  'give-up': 'Geef op',
}
