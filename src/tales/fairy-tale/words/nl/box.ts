import type { BoxWords } from '../box.ts'

export const box: BoxWords = {
  around: 'Rond de tafel',
  nobody: 'Nog niemand. Kies een held om te beginnen.',
  earlier: (hero) => `${hero}: eerder aan de beurt`,
  later: (hero) => `${hero}: later aan de beurt`,
  sendAway: (hero) => `${hero}: wegsturen`,
  addAnother: 'kies er nog een (hoogstens zes)',
  wonHow: (heroes, ownBoxes) =>
    `Gemeten met ${heroes} ${heroes === 1 ? 'held' : 'helden'}, ${ownBoxes ? 'deze doos' : 'de aanbevolen doos'} en zonder huisregels.`,
  wonOtherwise: 'Voor deze keuzes kennen we de winstkans niet.',
  tilesOf: (tale, count) => `${tale} ${count}`,
  tiles: (counts) => `Tegels in deze doos: ${counts}.`,
  moreTiles: 'Met meer tegels blijven de diamanten langer verborgen en komen er meer monsters.',
  notMoreTiles: 'Met deze uitbreiding heeft een moeilijker spel soms minder tegels.',
  noBox: 'Een eerste spel heeft geen dozen en geen huisregels. Kies daarvoor een andere moeilijkheid.',
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
  asSuggested: 'Aanbevolen',
  suggestedTaken: 'De aanbevolen doos is gekozen.',
  houseRules: 'Huisregels',
  houseRulesOn: (count) => `Huisregels: ${count || 'geen'}`,
  asPrinted: 'Geen huisregels',
  printedTaken: 'Er gelden geen huisregels.',
  /** The readings of each house rule. */
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
  seedHeading: 'Zaadje van het spel',
  seedLabel: 'Zaadje',
  ofDay: 'Of speel het spel van vandaag, voor iedereen hetzelfde.',
  seedHint: 'Zelfde zaadje, zelfde keuzes: zelfde spel.',
  newSeed: 'Nieuw zaadje',
  seedWrongLength: (kept) => `Een zaadje heeft zes letters en cijfers, zoals 7KM-04Q. Tot dan geldt ${kept}.`,
  seedStrange: (kept) => `Een zaadje heeft alleen letters A tot Z en cijfers. Tot dan geldt ${kept}.`,
  /** The expansions, each with its name and one line. */
  newer: {
    heading: 'Meer dozen',
    advice: 'Uitbreidingen. Neem er hoogstens drie tegelijk, tot je ze kent.',
    many: (count) =>
      count > 3 ? `Dat zijn ${count} nieuwe dozen tegelijk. Drie is in het begin genoeg.` : '',
    taken: (name) => `${name}: in de doos.`,
    left: (name) => `${name}: niet in de doos.`,
    boxes: {
      fire: {
        name: 'Vuur en water',
        inSentence: 'vuur en water',
        brings: 'Fakkels, een oven, een put, en vuur.',
      },
      river: {
        name: 'Rivier en hoogten',
        inSentence: 'rivier en hoogten',
        brings: 'Water en rotsen gaan bergaf.',
      },
      ways: {
        name: 'Bruggen en deuren',
        inSentence: 'bruggen en deuren',
        brings: 'Wegwijzers, en geheime deuren.',
      },
      soldiers: {
        name: 'Soldaten van de koning',
        inSentence: 'soldaten en dorpelingen',
        brings: 'Bevelen geven, mensen redden.',
      },
      dark: {
        name: 'Donkere tegels',
        inSentence: 'donkere tegels',
        brings: 'Trommen, bosjes en brekers.',
      },
      quests: {
        name: 'Opdrachten',
        inSentence: 'opdrachten',
        brings: 'Drie opdrachten, klokkentorens.',
      },
      spells: {
        name: 'Vloeken en spreuken',
        inSentence: 'vloeken en spreuken',
        brings: 'Vloeken op diamanten, spreuken.',
      },
    },
  },
}
