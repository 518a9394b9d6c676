import { capital } from '../../../../ui/text/nl/numbers.ts'
import type { CoverWords } from '../messages.ts'
import { verb } from './verb.ts'

/** Woorden van het omslag: wie speelt, hoe duister, begin; en van de doos, waar al het andere wacht. */
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
  sameName: 'Twee helden met dezelfde naam leidt één speler.',
  leads: (player, heroes) => `${player} leidt ${heroes}.`,

  howDark: 'Hoe duister mag het zijn?',
  won: (rate) => `wint ${rate}`,
  inTen: (won) => `${won} op 10`,
  oneIn: (games) => `1 op ${games}`,
  nearlyAlways: 'bijna altijd',
  hardlyEver: 'bijna nooit',
  unmeasured: 'niet gemeten',
  wonHow: (heroes, ownBoxes) =>
    `Wint: hoe vaak de Wachter won, met ${heroes} helden, ${ownBoxes ? 'deze doos' : 'de aangeraden doos'} en zonder huisregels.`,
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
  houseRulesHow:
    'De regels laten dit open. Onze uitleg staat voorop; kies een andere als jullie die liever spelen.',
  asPrinted: 'Geen huisregels',
  printedTaken: 'Er gelden geen huisregels.',
  houseRulesDone: 'Terug naar het omslag',
  readings: {
    sides: {
      name: 'De vier kanten',
      source: 'De twee diagonalen door de Eik verdelen het bos in vier kanten.',
      read: 'Onze uitleg: een tegel precies op een diagonaal hoort bij beide kanten, en beweegt met beide mee.',
      options: {
        diagonal: {
          name: 'Kanten langs de diagonalen',
          means: 'Het noorden beweegt: alles tussen zijn twee diagonalen, en wat erop staat.',
        },
        half: {
          name: 'Kanten als helften',
          means: 'Het noorden beweegt: elke tegel boven de rij van de Eik. Monsters bewegen vaker.',
        },
      },
    },
    roads: {
      name: 'Waar tegels elkaar raken',
      source: 'Langs elke gedeelde rand komt weg aan weg en heg aan heg.',
      read: 'Onze uitleg: dat geldt voor een tegel die gelegd wordt. Hoe dan ook sluit minstens één weg aan, en zolang er nog een diamant moet komen, blijft de laatste open weg van het bos open.',
      options: {
        strict: {
          name: 'Elke rand past',
          means: 'Deze tegel mag hier niet liggen: zijn weg loopt tegen een heg.',
        },
        loose: {
          name: 'Eén weg is genoeg',
          means: 'Dat mag: één weg sluit aan, de andere mag ophouden bij een heg.',
        },
      },
    },
    noDen: {
      name: 'Een zes, en geen hol',
      source: 'Is er geen zo’n hol: gooi opnieuw.',
      read: 'Onze uitleg: dat hoort bij dezelfde worp. Alleen een hol met een weg naar de Eik telt; een duistere diamant in het bos is er ook een.',
      options: {
        'roll-again': {
          name: 'Geen hol: gooi opnieuw',
          means: 'De dobbelsteen valt nog eens, en zegt waar ze komen.',
        },
        none: { name: 'Geen hol: er komt niemand', means: 'Een stille beurt zonder nieuwe monsters.' },
        'every-side': {
          name: 'Geen hol: van alle kanten',
          means: 'Ze komen een voor een, om beurten bij elke ingang, vanaf het noorden.',
        },
      },
    },
    oak: {
      name: 'De harten van de Eik',
      source: 'Met het derde monster bij de Eik is het verhaal verloren.',
      read: 'Voor wie het duisterder wil, mag de Eik teer zijn. Niets geeft hem ooit meer harten dan aan het begin.',
      options: {
        sturdy: {
          name: 'Een sterke Eik',
          means: 'Drie harten: een monster dat hem bereikt, neemt er een mee.',
        },
        frail: {
          name: 'Een tere Eik',
          means: 'Eén hart: het eerste monster dat hem bereikt, beslist het verhaal.',
        },
      },
    },
    arrivals: {
      name: 'Waar nieuwe monsters komen',
      source: 'Ze komen allemaal van de kant die de dobbelsteen wijst.',
      read: 'Wie overal tegelijk wil opletten, mag ze over alle vier de kanten verdelen, te beginnen met die van de dobbelsteen. Een zes begint dan in het noorden.',
      options: {
        side: { name: 'Van één kant', means: 'De dobbelsteen wijst oost: daar komen ze allemaal.' },
        dealt: {
          name: 'Verdeeld over alle kanten',
          means: 'De dobbelsteen wijst oost: één daar, één in het zuiden, één in het westen, enzovoort.',
        },
      },
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
