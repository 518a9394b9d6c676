import type { Worded } from '../../../../ui/text/worded.ts'
import type { lesson as english } from '../en/lesson.ts'

/** The storyteller's words in the first tale. */
export const lesson: Worded<typeof english> = {
  name: 'Het eerste verhaal',
  count: (step, all) => `${step} van ${all}`,
  next: 'Verder',
  leave: 'Stop met de les',
  begin: 'Nu ons eigen verhaal',
  again: 'Nog een keer',
  another: 'Dat komt later! Kijk waar de pijl heen wijst.',
  steps: {
    roll: {
      title: 'Wie komt er vannacht?',
      task: 'Elke beurt begint met nieuwe monsters. Druk op het zegel en laat de dobbelsteen vallen.',
      done: 'Twee is het oosten: daar kwam een Oger binnen.',
    },
    lay: {
      title: 'Leg een tegel',
      task: 'Pak de bosweg en leg hem in het westen aan het bos. Druk er nog eens op, dan blijft hij.',
      done: 'Het bos groeit, en met hout betaal je wonderen.',
    },
    walk: {
      title: 'Loop naar de Oger',
      task: 'De Kat heeft vier stappen per beurt. Monsters houden een held nooit tegen: raak de voetstappen aan.',
      done: 'Daar is hij. Straks jaag je hem weg.',
    },
    remove: {
      title: 'Jaag hem weg',
      task: 'Elke beurt jaagt een held één monster van de eigen tegel. Raak de Oger aan.',
      done: 'Huilend rent hij weg.',
    },
    future: {
      title: 'Lees de toekomst',
      task: 'Na je beurt zegt een dobbelsteen welke monsters lopen. Raak de kaart van het noorden aan.',
      done: 'Bij een één stapt de Reus op de Eik en neemt een hart mee.',
    },
    why: {
      title: 'Vraag waarom',
      task: 'Elke stap heeft een reden. Vraag waarom de Reus daarheen gaat.',
      done: 'Vraag het zo vaak je wilt. Het klopt altijd.',
    },
    haste: {
      title: 'De haast',
      task: 'Een paar beurten later: drie Ogers vullen een tegel. Wie op een volle tegel komt, rent door. Gooi maar!',
      done: 'Allebei renden ze meteen door. Pas op voor volle tegels.',
    },
    diamond: {
      title: 'Breek een diamant',
      task: 'Een donkere diamant! Stap erop.',
      done: 'Hij brak en nam zijn monsters mee. Drie gebroken, en het verhaal is gewonnen.',
    },
    'end-turn': {
      title: 'Sluit je beurt',
      task: 'Druk op het zegel. De monsters lopen; dan speelt de volgende held.',
      done: 'Je kent het spel. Breek drie diamanten voordat drie monsters de Eik raken.',
    },
  },
}
