import { strong } from '../../../../ui/text/emphasis.ts'
import type { Worded } from '../../../../ui/text/language.ts'
import type { lesson as english } from '../en/lesson.ts'

export const lesson: Worded<typeof english> = {
  name: 'Het eerste verhaal',
  count: (step, all) => `${step} van ${all}`,
  next: 'Verder',
  leave: 'Stop met de les',
  begin: 'Nu ons eigen verhaal',
  again: 'Nog een keer',
  another: 'Dat komt later! Kijk waar de pijl heen wijst.',
  goOn: 'Druk op “Verder”, dan gaat het verhaal verder.',
  there: 'Breng me erheen',
  taken: `Leg hem in het ${strong('westen')} aan het bos.`,
  aimed: `Druk er ${strong('nog eens')} op, dan blijft hij liggen.`,
  steps: {
    roll: {
      title: 'Wie komt er vannacht?',
      task: `Elke beurt begint met nieuwe monsters. Druk op het ${strong('zegel')} en laat de dobbelsteen vallen.`,
      done: 'Twee is het oosten: daar kwam een Oger binnen.',
    },
    lay: {
      title: 'Leg een tegel',
      task: `Pak de ${strong('rechte weg met hout')} van de markt.`,
      done: 'Het bos groeit, en het hout erin telt mee voor bijzondere tegels.',
    },
    walk: {
      title: 'Loop naar de Oger',
      task: `De Kat heeft ${strong('vier stappen')} per beurt. Monsters houden een held nooit tegen: raak de ${strong('voetstappen')} aan.`,
      done: 'Daar is hij. Straks verjaag je hem.',
    },
    remove: {
      title: 'Verjaag hem',
      task: `Elke beurt mag een held ${strong('één monster')} verjagen van de eigen tegel. Raak de ${strong('Oger')} aan.`,
      done: 'Huilend rent hij weg.',
    },
    future: {
      title: 'Lees de toekomst',
      task: `Na je beurt zegt een dobbelsteen welke monsters lopen. Raak de kaart van het ${strong('noorden')} aan.`,
      done: 'Bij een één stapt de Reus op de Eik en neemt een hart mee.',
    },
    why: {
      title: 'Vraag waarom',
      task: `Elke stap heeft een reden. Vraag ${strong('waarom')} de Reus daarheen gaat.`,
      done: 'Vraag het zo vaak je wilt. Het klopt altijd.',
    },
    haste: {
      title: 'De haast',
      task: `Een paar beurten later: drie Ogers vullen een tegel. Wie op een ${strong('volle tegel')} komt, rent door. ${strong('Gooi')} maar!`,
      done: 'Allebei renden ze meteen door. Pas op voor volle tegels.',
    },
    diamond: {
      title: 'Breek een diamant',
      task: `Een ${strong('duistere diamant')}! Stap erop.`,
      done: 'Hij brak en nam zijn monsters mee. Drie gebroken, en het verhaal is gewonnen.',
    },
    'end-turn': {
      title: 'Beëindig je beurt',
      task: `Druk op het ${strong('zegel')}. De monsters lopen; dan speelt de volgende held.`,
      done: 'Je kent het spel. Breek drie diamanten voordat drie monsters de Eik raken.',
    },
  },
}
