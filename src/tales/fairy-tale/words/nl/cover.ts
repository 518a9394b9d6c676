import { capital, countNoun } from '../../../../ui/text/nl/numbers.ts'
import type { CoverWords } from '../cover.ts'
import { baseWords, verb } from './base.ts'

export const cover: CoverWords['cover'] = {
  ready: 'Jullie weten alles voor een eerste spel.\nBewaak samen de Eik.',
  about: 'Een bos, een Eik, en alles wat gemeen is.\nBewaak het samen.',
  firstTale: {
    hear: 'Leer het spel',
    goOn: (step, all) => `Leer het spel: ${step} van ${all}`,
    known: 'Sla de les over',
    long: 'zeven minuten',
    where: 'De les staat in het Menu, bij Speluitleg.',
  },
  whoPlays: 'Wie speelt er?',
  people: { one: 'Eén speler', several: 'Meer spelers' },
  whoGuards: 'Helden: kies er één tot zes',
  short: {
    huntsman: 'Jager',
    'puss-in-boots': 'Kat',
    beast: 'Beest',
    'three-little-pigs': 'Biggetjes',
    'pied-piper': 'Ratten\u00ADvanger',
    rumpelstiltskin: 'Repel',
    rapunzel: 'Rapunzel',
    'red-riding-hood': 'Roodkapje',
    cinderella: 'Asse\u00ADpoester',
    aladdin: 'Aladdin',
  },
  bothNames: (name, short) => `${name} (${short})`,
  chosenAs: (name, order) => `${name}, nummer ${order} in de speelvolgorde`,
  enough: 'Meer dan zes kan niet. Stuur er eerst een weg.',
  joined: (name, order) => `${name} ${verb(name, 'doet', 'doen')} mee als nummer ${order}.`,
  left: (name) => `${name} ${verb(name, 'gaat', 'gaan')} weg.`,
  movedTo: (name, order) => `${name} ${verb(name, 'is', 'zijn')} nu nummer ${order}.`,

  nameOf: (hero) => `Wie speelt ${hero}? (hoeft niet)`,
  sameName: 'Twee helden voor één speler? Geef ze één naam.',

  howDark: 'Moeilijkheid',
  facts: (tiles, minutes) =>
    `${countNoun(tiles, 'tegel', 'tegels')}, zo’n ${countNoun(minutes, 'minuut', 'minuten')}, geen symbolen of kosten.`,
  newcomers: (rate) => `Beginners winnen ${rate}`,
  won: (rate) => `Wachter: ${rate}`,
  whoWins: 'De Wachter is onze beste computerspeler. Beginners: gemeten met onze eenvoudigste.',
  inTen: (won) => `${won} op 10`,
  oneIn: (games) => `1 op ${games}`,
  nearlyAlways: 'bijna altijd',
  hardlyEver: 'bijna nooit',
  unmeasured: 'niet gemeten',

  chooseBox: 'Kies de doos…',
  closeBox: 'Sluit de doos',
  theBox: 'De doos',
  own: {
    boxes: 'eigen doos',
    rules: (count) => (count === 1 ? 'een huisregel' : `${count} huisregels`),
    computers: (count) => (count === 1 ? 'een computerspeler' : `${count} computerspelers`),
    seed: (seed) => `zaadje ${seed}`,
  },

  unreadable: 'Jullie laatste keuzes waren niet te lezen. Hier zijn de gewone.',

  linkUnreadable: (text, fresh) =>
    `Het zaadje in de link, “${text}”, is niet te lezen. Hier is een nieuw: ${fresh}.`,

  chooseFirst: 'Kies eerst minstens één held.',

  toPlay: (hero) => `${capital(hero)} ${verb(hero, 'is', 'zijn')} aan de beurt.`,
  firstTiles: 'De eerste tegels worden gelegd.',
}

export const coverWords: CoverWords = { ...baseWords, cover }
