import { capital } from '../../../../ui/text/nl/numbers.ts'
import type { CoverWords } from '../cover.ts'
import { baseWords, verb } from './base.ts'

export const setup: CoverWords['setup'] = {
  about: 'Een bos, een Eik, en alles wat gemeen is.\nBewaak het samen.',
  firstTale: {
    hear: 'Hoor je eerste verhaal',
    goOn: (step, all) => `Je eerste verhaal: ${step} van ${all}`,
    known: 'We kennen het spel',
    long: 'vijf minuten',
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

  around: 'Rond de tafel',
  nobody: 'Nog niemand. Kies een held om te beginnen.',
  nameOf: (hero) => `Wie leidt ${hero}? (mag leeg blijven)`,
  namePlaceholder: 'naam',
  earlier: (hero) => `${hero}: eerder aan de beurt`,
  later: (hero) => `${hero}: later aan de beurt`,
  sendAway: (hero) => `${hero}: wegsturen`,
  addAnother: 'kies er nog een (hoogstens zes)',
  sameName: 'Twee helden voor één speler? Geef ze één naam.',

  howDark: 'Hoe duister mag het zijn?',
  won: (rate) => `wint ${rate}`,
  inTen: (won) => `${won} op 10`,
  oneIn: (games) => `1 op ${games}`,
  nearlyAlways: 'bijna altijd',
  hardlyEver: 'bijna nooit',
  unmeasured: 'niet gemeten',
  wonHow: (heroes, ownBoxes) =>
    `Wint: hoe vaak de Wachter won, met ${heroes} ${heroes === 1 ? 'held' : 'helden'}, ${ownBoxes ? 'deze doos' : 'de aangeraden doos'} en zonder huisregels.`,
  wonOtherwise: 'Met alles wat jullie kozen, is het niet gemeten.',

  chooseBox: 'Kies de doos…',
  closeBox: 'Sluit de doos',
  theBox: 'De doos',
  own: {
    boxes: 'eigen doos',
    rules: (count) => (count === 1 ? 'een huisregel' : `${count} huisregels`),
    computers: (count) => (count === 1 ? 'een computerspeler' : `${count} computerspelers`),
    seed: (seed) => `zaadje ${seed}`,
  },
  tilesOf: (tale, count) => `${tale} ${count}`,
  tiles: (counts) => `Tegels in deze doos: ${counts}.`,
  moreTiles: 'Hoe meer tegels, hoe langer de diamanten verborgen blijven, en hoe meer monsters er komen.',
  notMoreTiles: 'Met deze doos heeft een duisterder verhaal niet altijd meer tegels.',

  boxesHeading: 'In de doos',
  boxes: {
    resources: {
      name: 'Grondstoffen',
      inSentence: 'grondstoffen',
      brings: 'Tegels kosten hout, goud, magie.',
    },
    simple: {
      name: 'Simpele symbolen',
      inSentence: 'simpele symbolen',
      brings: 'Bellen, bommen, haast en ruimte.',
    },
    knotty: {
      name: 'Lastige symbolen',
      inSentence: 'lastige symbolen',
      brings: 'Poorten, muren, draaiende tegels.',
    },
    special: {
      name: 'Bijzondere tegels',
      inSentence: 'bijzondere tegels',
      brings: 'Een hol, paleis, snoephuisje…',
    },
  },
  asSuggested: 'Zoals het boek aanraadt',
  suggestedTaken: 'De doos is ingepakt zoals het boek aanraadt.',

  houseRules: 'Huisregels',
  houseRulesOn: (count) => `Huisregels: ${count || 'geen'}`,
  asPrinted: 'Geen huisregels',
  printedTaken: 'Er gelden geen huisregels.',
  /** How each house rule may be read. */
  readings: {
    sides: {
      diagonal: 'Kanten langs de diagonalen',
      half: 'Kanten als helften',
    },
    roads: {
      strict: 'Elke rand past',
      loose: 'Eén weg is genoeg',
    },
    noDen: {
      'roll-again': 'Geen hol: gooi opnieuw',
      none: 'Geen hol: er komt niemand',
      'every-side': 'Geen hol: van alle kanten',
    },
    supply: {
      market: 'Eén markt voor allen',
      hand: 'Ieder twee eigen tegels',
    },
    goal: {
      diamonds: 'Breek de diamanten',
      'last-tile': 'Trek de laatste tegel',
      rounds: 'Houd twintig beurten stand',
      'monsters-22': 'Versla 22 monsters',
      'monsters-28': 'Versla 28 monsters',
    },
    oak: {
      sturdy: 'Een sterke Eik',
      frail: 'Een tere Eik',
    },
    arrivals: {
      side: 'Van één kant',
      dealt: 'Verdeeld over alle kanten',
      each: 'Een dobbelsteen voor elk',
    },
    heroes: {
      safe: 'Helden zijn veilig',
      mortal: 'Helden gaan verloren',
    },
    moves: {
      turn: 'Ze bewegen elke beurt',
      round: 'Ze bewegen per ronde',
    },
    grove: {
      heart: 'Een bosje kost een hart',
      loss: 'Een bosje beslist',
    },
  },
  toldWith: (boxes) => `In de doos: ${boxes || 'alleen paden en diamanten'}.`,
  toldBy: (readings) => `Huisregels: ${readings.join('; ') || 'geen'}.`,

  coverUnreadable: 'Hoe jullie het omslag achterlieten, is niet te lezen. Het begint opnieuw.',

  seedHeading: 'Zaadje van het verhaal',
  seedLabel: 'Zaadje',
  ofDay: 'Of vertel het verhaal van de dag: vandaag heeft iedereen hetzelfde.',
  seedHint: 'Zelfde zaadje, zelfde keuzes: zelfde verhaal.',
  newSeed: 'Nieuw zaadje',
  seedWrongLength: (kept) => `Een zaadje heeft zes letters en cijfers, zoals 7KM-04Q. Tot dan geldt ${kept}.`,
  seedStrange: (kept) => `Een zaadje heeft alleen letters A tot Z en cijfers. Tot dan geldt ${kept}.`,
  linkUnreadable: (text, fresh) =>
    `Het zaadje in de link, “${text}”, is niet te lezen. Het verhaal kreeg een nieuw: ${fresh}.`,

  chooseFirst: 'Kies eerst minstens één held.',

  toPlay: (hero) => `${capital(hero)} ${verb(hero, 'is', 'zijn')} aan de beurt.`,
  firstTiles: 'De eerste tegels worden gelegd.',
}

export const coverWords: CoverWords = { ...baseWords, setup }
