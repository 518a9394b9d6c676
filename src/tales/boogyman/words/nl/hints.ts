import { counted, inWords } from '../../../../ui/text/nl/numbers.ts'
import type { Messages } from '../messages.ts'

export const hints: Messages['hints'] = {
  title: { guardian: 'De hint van de Wachter', apprentice: 'De hint van de Leerling' },
  thinking: 'De Wachter denkt na…',
  close: 'Leg de hint weg',
  would: (actions) => `Ik zou ${actions}.`,
  thenAfter: ', en dan ',
  place: (tile) => `er een op ${tile} zetten`,
  step: (from, to) => `van ${from} naar ${to} stappen`,
  spawn: (tile) => `er op ${tile} één bij maken`,
  call: (tile) => `op ${tile} de Boogyman roepen`,
  prowl: (tile) => `de Boogyman naar ${tile} sturen`,

  because: {
    wins: 'Dat wint.',
    takes: (count, tile) => `Dat vangt er ${inWords(count)} op ${tile}.`,
    makesOne: (standing) => `Dat maakt er één bij: ${inWords(standing)} van de zeven.`,
    stopsWin: 'Anders kan de andere kant volgende beurt winnen.',
    saves: (count, tile) => `Dat redt er ${inWords(count)} op ${tile} van de Boogyman.`,
    starves: (tile) => `De andere kant kan op ${tile} niet meer erbij maken.`,
    ripens: (tile) => `Jij kunt volgende beurt op ${tile} erbij maken.`,
    hunts: (count, tile) => `Jouw Boogyman kan er volgende beurt ${inWords(count)} op ${tile} vangen.`,
    leavesTree: (tile) => `Op ${tile} blijft een boom achter.`,
    quiet: 'Het nut blijkt later: de Wachter kijkt verder vooruit.',
    opening: {
      beside: (tile) => `${tile} ligt naast een van jou.`,
      inside: (tile) => `${tile} ligt niet aan de rand.`,
      apart: (tile, steps) => `${tile} ligt ${counted(steps, 'vak', 'vakken')} van de anderen.`,
      rest: 'Geen ander vak belooft meer.',
    },
  },
}
