import type { TableWords } from '../table.ts'

export const sharedTable: TableWords = {
  turns: 'Wie er aan de beurt is',
  tabs: 'Wat er op het blad ligt',
  undo: 'Terug',
  undone: (line) => `Teruggenomen. Het was: ${line}`,
  redone: 'Weer gedaan.',
  playOn: 'Verder spelen',
  giveUp: 'Opgeven',
  undoneNothing: 'Er is nog niets gedaan dat terug kan.',
  redoneNothing: 'Er is niets teruggenomen dat je weer kunt doen.',
  noAdvice: 'Nu geen raad: vraag het weer als je aan de beurt bent.',
  keyRefusals: {
    computer: 'Een computerspeler is bezig. Wacht tot je aan de beurt bent.',
    shown: 'Kijk dit eerst, of sla het over.',
    notShown: 'Er is nu niets om te pauzeren of over te slaan.',
    notPlayed: 'Er is nog niets om opnieuw te zien.',
    notHere: 'Deze toets doet hier niets.',
    watching: 'Dit spel wordt in een ander venster gespeeld. Hier kijk je toe.',
    over: 'Het spel is uit.',
    unconfirmed: 'Eerst drukt de volgende speler op “Ik ben …”.',
  },
}
