import type { Messages } from '../messages.ts'

export const keys: Messages['keys'] = {
  groups: { board: 'De open plek' },
  onBoard: 'Zolang de focus op de open plek is.',
  means: {
    begin: 'Op de kaft: begin',
    confirm: 'Pak op wat er staat, of ga er daarmee heen',
    'put-back': 'Zet terug wat je vast hebt',
    spawn: 'Erbij maken',
    call: 'Roep de Boogyman',
    again: 'Bekijk de laatste beurt nog eens',
    describe: 'Hoor wat er dreigt',
    hint: 'Vraag de Wachter; nog eens: meer ervan',
    level: 'Waarschuwingen: uit, dreigingen, of alles',
    rove: 'Van vak naar vak; omhoog is naar linksboven, omlaag naar rechtsonder',
    slant: 'Naar rechtsboven en linksonder',
    'row-ends': 'Naar het eerste of het laatste vak van een rij',
    fit: 'De hele open plek',
  },
}
