import type { AllWords } from '../all-words.ts'

export const lessons: AllWords['lessons'] = {
  names: {
    tree: 'Een stap laat een boom achter',
    spawn: 'Twee bomen geven er één bij',
    boogyman: 'De Boogyman, en wie veilig is',
  },
  task: {
    tree: 'Jij leidt de paddenstoelen. Pak deze op: hij staat alleen op zijn vak.',
    spawn: 'Deze paddenstoel staat bij twee bomen. Pak hem op.',
    boogyman: 'Dit is jouw Boogyman. Hij loopt hoogstens drie vakken, en vangt waar hij stopt. Pak hem op.',
  },
  taken: {
    tree: 'Laat hem nu een stap doen: druk op een vak met blauwe voetstappen.',
    spawn: 'Druk nu op “Erbij maken”: van beide bomen komt een paddenstoel erbij.',
    boogyman: 'Eén spar binnen zijn bereik is niet veilig. Zoek hem, en druk op zijn vak.',
  },
  takenOther: 'Deze mag je ook oppakken. Maar probeer de andere, over wie ik vertelde.',
  done: {
    tree: 'Een boom! Hij groeit waar de laatste van jouw volk wegstapt. Hij is van niemand: sparren mogen hem ook gebruiken.',
    spawn: 'Een paddenstoel erbij! Wie er zeven heeft staan, wint.',
    boogyman:
      'Gevangen! Hij is weer thuis. Een boom op het vak houdt een volk veilig, en drie samen ook. Ook dat van jou.',
  },
  nobody: 'Daar staat niemand van jou. Pak degene op over wie ik vertelde.',
  another: {
    tree: 'Dat mag, maar er groeit geen boom zolang er nog een van jou blijft. Probeer de paddenstoel die alleen staat.',
    spawn:
      'Dat mag. Maar probeer op “Erbij maken” te drukken terwijl deze paddenstoel bij zijn twee bomen staat.',
    boogyman: 'Daar mag hij heen. Maar probeer te vangen: stop waar een spar in het open veld staat.',
  },
  safe: (why) => `${why} Daar zijn ze dus veilig voor hem. Probeer een andere.`,
  about: (tile) => `Over ${tile}.`,
  begin: 'Begin je duel',
  leave: 'Verlaat de lessen',
}
