import type { AllWords } from '../all-words.ts'

export const lessons: AllWords['lessons'] = {
  names: {
    siege: 'Marcheren en belegeren',
    store: 'Een fort is een voorraad kracht',
    fall: 'De laatste vrije plaats',
  },
  task: {
    siege:
      'Jij leidt Es en gooide vier. Blauwe schijven tonen waar je leger kan stoppen. Marcheer naar het dorp van Roos bij zuid\u00A02: druk op de schijf.',
    store:
      'Je gooide twee: te weinig om verder te marcheren en het volgende dorp te belegeren. Maar hier staat je eigen fort. Druk op “Fort halen”: dat geeft twee acties erbij.',
    fall: 'Roos heeft nog één plaats vrij: die met de rode rand. Beleger die.',
  },
  onward: {
    siege: 'Nu zijn er nog twee acties. Een fort op een dorp kost er twee: druk op “Beleger”.',
    store: 'Nu vier acties. Marcheer naar het volgende dorp van Roos en beleger het.',
    fall: 'Je staat ervoor. Druk op “Beleger”.',
  },
  done: {
    siege:
      'Belegerd! Een plaats met een vreemd fort is niet meer vrij. Op je eigen plaatsen zijn forten muren: daar kan niemand anders bouwen.',
    store: 'Zo is het: je eigen forten, waar ze ook staan, zijn kracht voor later.',
    fall: 'Alle plaatsen van Roos zijn belegerd: het valt, de forten gaan naar huis, en wie overblijft heeft gewonnen.',
  },
  another: 'Dat mag. Maar probeer waarover ik je vertelde.',
  about: (where) => `Over ${where}.`,
  begin: 'Begin je verhaal',
}
