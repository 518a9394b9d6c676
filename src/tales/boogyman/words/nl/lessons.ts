import type { AllWords } from '../all-words.ts'

export const lessons: AllWords['lessons'] = {
  names: {
    tree: 'Een stap laat een boom achter',
    spawn: 'Twee bomen geven er één bij',
    boogyman: 'De Boogyman, en wie veilig is',
  },
  task: {
    tree: 'Jij speelt de paddenstoelen. Pak deze op: hij staat alleen op zijn vak.',
    spawn: 'Deze paddenstoel heeft twee bomen op zijn vak. Pak hem op.',
    boogyman: 'Dit is jouw Boogyman. Hij loopt hoogstens drie vakken, en vangt waar hij stopt. Pak hem op.',
  },
  taken: {
    tree: 'Laat hem nu een stap doen: druk op een vak met blauwe voetstappen.',
    spawn: 'Druk nu op “Erbij maken”: van beide bomen komt een paddenstoel erbij.',
    boogyman: 'Hij kan bij één spar die niet veilig is. Zoek hem en druk op zijn vak.',
  },
  takenOther: 'Deze mag je ook oppakken. Maar probeer eerst degene die ik aanwees.',
  done: {
    tree: 'Een boom! Hij groeit als de laatste van jouw volk een vak verlaat. Sparren mogen hem ook gebruiken.',
    spawn: 'Een paddenstoel erbij! Met zeven op het bord win je.',
    boogyman:
      'Gevangen! De spar gaat naar huis. Een volk is veilig met een boom op zijn vak, of met drie samen. Dat van jou ook.',
  },
  nobody: 'Daar staat niemand van jou. Pak degene op die ik aanwees.',
  another: {
    tree: 'Dat mag, maar er groeit geen boom zolang er nog een van jou blijft. Probeer de paddenstoel die alleen staat.',
    spawn: 'Dat mag. Maar druk eerst op “Erbij maken”, nu deze paddenstoel zijn twee bomen heeft.',
    boogyman: 'Daar mag hij heen. Maar probeer te vangen: stop bij een spar die niet veilig is.',
  },
  safe: (why) => `${why} Daar zijn ze veilig voor hem. Probeer een andere.`,
  about: (tile) => `Over ${tile}.`,
  begin: 'Speel een echt duel',
  leave: 'Verlaat de lessen',
}
