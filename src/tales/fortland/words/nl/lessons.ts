import type { AllWords } from '../all-words.ts'

export const lessons: AllWords['lessons'] = {
  names: {
    siege: 'Marcheren en belegeren',
    store: 'Een fort is een voorraad kracht',
    fall: 'De laatste vrije plaats',
  },
  task: {
    siege:
      'Jij speelt Es en gooide vier. Blauwe schijven tonen waar je leger kan stoppen. Druk op de schijf bij zuid\u00A02: daar is een dorp van Roos.',
    store:
      'Je gooide twee. Dat is te weinig om het volgende dorp te belegeren. Maar hier staat je eigen fort. Druk op “Fort halen”: dat geeft twee acties erbij.',
    fall: 'Roos heeft nog één plaats vrij: die met de rode rand. Beleger die.',
  },
  onward: {
    siege: 'Je hebt nog twee acties. Een fort op een dorp kost er twee. Druk op “Beleger”.',
    store: 'Nu heb je er vier. Marcheer naar het volgende dorp van Roos en beleger het.',
    fall: 'Je staat ervoor. Druk op “Beleger”.',
  },
  done: {
    siege:
      'Belegerd! Een plaats met een fort van een ander is niet meer vrij. Een fort op je eigen plaats is een muur: niemand anders kan er bouwen.',
    store: 'Goed zo! Elk fort van jou kan je later acties geven.',
    fall: 'Alle plaatsen van Roos zijn belegerd. Het valt en de forten gaan naar huis. Het laatste land wint.',
  },
  another: 'Dat mag. Maar probeer eerst wat ik vertelde.',
  about: (where) => `Over ${where}.`,
  begin: 'Speel een echt spel',
}
