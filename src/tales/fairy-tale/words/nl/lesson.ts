import { strong } from '../../../../ui/text/emphasis.ts'
import type { Worded } from '../../../../ui/text/language.ts'
import type { lesson as english } from '../en/lesson.ts'

export const lesson: Worded<typeof english> = {
  count: (step, all) => `${step} van ${all}`,
  next: 'Verder',
  again: 'Stap opnieuw',
  againAsks: 'Nog een keer drukken',
  leave: 'Stoppen',
  begin: 'Naar een echt spel',
  there: 'Breng me erheen',
  foretell: (count) => strong(count === 1 ? 'Tik waar hij heen gaat.' : 'Tik waar ze heen gaan.'),
  held: {
    taken: `Druk op het vak in het ${strong('blauwe kader')}.`,
    unturned: `${strong('Draai')} hem met de ronde pijl.`,
    aimed: `Druk ${strong('nog eens')} op dat vak.`,
  },
  answers: {
    another: 'Nu niet. Zoek het blauwe kader.',
    'no-way': 'Kies een van de tegels met een kader.',
    retry: 'Daar niet. Kijk nog eens, en tik opnieuw.',
  },
  goOn: 'Goed zo! Druk nu op “Verder”.',
  right: 'Goed!',
  wrong: (side) => `Net niet: naar het ${side}en.`,
  way: (name, why) => `${name}: ${why}`,
  steps: {
    first: {
      title: 'Rond de Eik',
      says: [`Leg de ${strong('laatste tegel')} bij de Eik.`, `${strong('Begin')}!`],
      done: 'Het verhaal begint.',
    },
    roll: {
      title: 'Wie komt er?',
      says: [`Elke beurt komen monsters. ${strong('Gooi')}: de worp zegt waar.`],
      done: 'Twee is oost: een Oger.',
    },
    lay: {
      title: 'Leg een tegel',
      says: [`Leg elke beurt een tegel waar ${strong('wegen samenkomen')}.`],
      done: `Het bos is ${strong('4')} lang: nu komen er ${strong('4 − 2 = 2')} monsters.`,
    },
    die: {
      title: 'De tweede worp',
      says: [
        `Monsters willen naar de ${strong('Eik')}.`,
        `${strong('Beëindig je beurt')}: een worp beweegt één kant.`,
      ],
      done: 'Nog twee harten over.',
    },
    turn: {
      title: 'Draai een tegel',
      says: [
        `Een nieuwe beurt: ${strong('gooi')}.`,
        `Pak deze ${strong('bocht')}. Zijn weg moet naar het oosten.`,
        `Nu passen de wegen. ${strong('Beëindig je beurt')}.`,
      ],
      done: 'West: geen.',
    },
    walk: {
      title: 'Lopen',
      says: [`${strong('Gooi')}.`, `De Kat loopt ${strong('vier tegels')}. Ga naar de Ogers.`],
      done: 'Monsters houden je nooit tegen.',
    },
    remove: {
      title: 'Verjaag er een',
      says: [
        `Verjaag elke beurt ${strong('één monster')} van je tegel.`,
        `${strong('Stap')} nu ${strong('terug')}.`,
      ],
      done: 'Lopen mag in stukjes.',
    },
    lure: {
      title: 'Een duistere diamant',
      says: [`Breek er ${strong('drie')} en je wint. Leg deze.`],
      done: 'Waar gaat de Oger heen?',
    },
    clockwise: {
      title: 'Met de klok mee',
      says: [`Geen weg? De volgende, ${strong('met de klok mee')}.`, `${strong('Beëindig je beurt')}.`],
      done: 'Een vijf!',
    },
    sides: {
      title: 'Een vijf',
      says: [`Kies een kant: die van de ${strong('Oger')}. Stippellijnen scheiden ze.`],
      done: 'Zoals voorspeld.',
    },
    full: {
      title: 'Een volle tegel',
      says: [
        `${strong('Drie')} monsters vullen een tegel. De volgende rent door. ${strong('Gooi')}!`,
        'Een volle tegel is dicht. Stopt de Kat hem?',
        `${strong('Beëindig je beurt')}.`,
      ],
      done: 'Helden stoppen geen monsters.',
    },
    diamond: {
      title: 'Breek hem',
      says: [`${strong('Gooi')}.`, `Stap op de ${strong('diamant')}.`],
      done: 'Diamant, tegel en drie Ogers zijn weg. Nog twee!',
    },
    bell: {
      title: 'Een bel',
      says: [
        `Een ${strong('bel')} lokt monsters ernaast. Leg hem bij de Wolven.`,
        '',
        `${strong('Beëindig je beurt')}.`,
      ],
      done: 'Weg van de Eik! Je kent het spel.',
    },
  },
}
