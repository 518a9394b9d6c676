import type { Messages } from '../messages.ts'

/** Wat de toetsen van dit verhaal doen, op het blad met alle toetsen. */
export const keys: Messages['keys'] = {
  groups: { board: 'Muur, veld en hand' },
  onBoard: 'Zolang de focus op muur, colonne, leger, landen of hand is.',
  means: {
    begin: 'Op het omslag: begin',
    confirm: 'Stuur, roep of leg het',
    'put-back': 'Leg weg wat je aanwijst',
    fight: 'Vecht',
    end: 'Beëindig de beurt, of bestorm de poort',
    back: 'Neem de laatste stap terug',
    why: 'Wie het treft, en waarom',
    odds: 'Hoor de kansen en de nachten',
    about: 'Lees en hoor de kaart; nog eens: leg hem weg',
    again: 'Zie de laatste beurt nog eens',
    hint: 'Vraag de Kapitein; nog eens: meer ervan',
    rove: 'Langs een rij; omhoog en omlaag van rij naar rij',
    'row-ends': 'Naar de eerste of de laatste van een rij',
  },
}
