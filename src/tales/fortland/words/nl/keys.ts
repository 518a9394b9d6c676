import type { Messages } from '../messages.ts'

export const keys: Messages['keys'] = {
  groups: { board: 'De weg' },
  onBoard: 'Terwijl de weg de focus heeft.',
  means: {
    begin: 'Op het omslag: begin',
    roll: 'Gooi',
    end: 'Einde beurt',
    turn: 'Keer om',
    build: 'Bouw een fort: beleger of versterk',
    tear: 'Breek af, of haal je eigen fort',
    march: 'Marcheer één stap',
    'do-all': 'Doe alles waarop gemikt is',
    confirm: 'Marcheer naar de plek; is er meer nodig, mik erop, en nog eens: doe het',
    'put-back': 'Laat los waarop gemikt is',
    again: 'Zie de laatste beurt nog eens',
    countries: 'Hoor hoe alle landen staan',
    describe: 'Hoor wat dreigt',
    hint: 'Vraag de Wachter',
    level: 'Gevaren: uit, wat dreigt, of alles',
    rove: 'Over de weg, of recht naar de overkant',
    'row-ends': 'Home: naar het leger aan de beurt',
  },
}
