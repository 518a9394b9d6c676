import type { AllWords } from '../all-words.ts'

export const rules: AllWords['rules'] = {
  title: 'Spelregels',
  pages: { turn: 'Het spel', symbols: 'Symbolen', special: 'Bijzondere tegels', heroes: 'Helden' },
  byNumber: 'Regel voor regel',
  notInTale: 'niet in dit verhaal',
  icons: (count, symbol) => `${count} ${symbol}`,
  costs: 'Kost',
  nextCosts: 'dan',
  houseRule: (name) => `Huisregel aan deze tafel: ${name}.`,
  aim: {
    sturdy:
      'Alles wat slecht is in het land wil de Grote Wijze Eik. Vind en breek de drie duistere diamanten voordat drie monsters hem bereiken. Jullie winnen samen, of verliezen samen.',
    frail:
      'Alles wat slecht is in het land wil de Grote Wijze Eik. Vind en breek de drie duistere diamanten voordat een monster hem bereikt. Jullie winnen samen, of verliezen samen.',
  },
  aimOf: {
    'last-tile':
      'Alles wat slecht is in het land wil de Grote Wijze Eik. Trek alle tegels van de stapel, en laat de Eik nog staan. Jullie winnen samen, of verliezen samen.',
    rounds:
      'Alles wat slecht is in het land wil de Grote Wijze Eik. Laat twintig beurten voorbijgaan, en laat de Eik nog staan. Jullie winnen samen, of verliezen samen.',
    monsters:
      'Alles wat slecht is in het land wil de Grote Wijze Eik. Verjaag zoveel monsters dat er geen meer bij hem durft te komen. Jullie winnen samen, of verliezen samen.',
  },
  goal: 'Het doel van deze tafel',
  turn: 'Een beurt heeft drie delen',
  newMonsters: 'Nieuwe monsters komen',
  newMonstersHow: {
    side: 'De dobbelsteen rolt. 1 tot 4: ze komen binnen aan het noord-, oost-, zuid- of westeinde van het bos. 5: jij kiest de kant. 6: ze komen uit het verste hol; een duistere diamant in het bos is er ook een.',
    dealt:
      'De dobbelsteen rolt. Ze komen een voor een binnen aan alle vier de einden van het bos, met de klok mee. 1 tot 4: te beginnen in het noorden, oosten, zuiden of westen. 5: jij kiest waar ze beginnen. 6: in het noorden.',
    each: 'Voor elk rolt een dobbelsteen, na elkaar. 1 tot 4: het komt binnen aan het noord-, oost-, zuid- of westeinde van het bos. 5: jij kiest de kant. 6: het komt uit het verste hol; een duistere diamant in het bos is er ook een.',
  },
  noDen: {
    'roll-again': 'Is er geen, dan rolt de dobbelsteen opnieuw.',
    none: 'Is er geen, dan komt er niemand.',
    'every-side': 'Is er geen, dan komen ze een voor een van alle vier de kanten, vanaf noord.',
  },
  howMany: 'Hoeveel? De langste zijde van het bos, min twee; nooit minder dan één.',
  act: 'Jij doet iets',
  actHow: 'In elke volgorde, elk één keer per beurt, tenzij de kracht van je held anders zegt:',
  walk: 'Lopen',
  walkHow: 'hoogstens twee stappen over de wegen. Monsters houden je nooit tegen.',
  expand: 'Een tegel leggen',
  expandHow: {
    strict: 'van de markt, naast het bos: weg aan weg, en heg aan heg.',
    loose: 'van de markt, naast het bos: één weg die aansluit is genoeg.',
  },
  expandCost: 'Wat hij kost, moet in het bos liggen, en raakt niet op.',
  handHow: 'Aan deze tafel heeft ieder twee eigen tegels in plaats van de markt, open voor iedereen.',
  fellHow: 'Past geen enkele tegel die nog komt, en is er een diamant bij, vel dan een tegel.',
  remove: 'Verjagen',
  removeHow: 'één monster van de tegel waar je staat.',
  endTurn: 'Daarna beëindig je zelf de beurt.',
  move: 'Monsters bewegen',
  moveHow:
    'De dobbelsteen rolt weer. 1 tot 4: de monsters aan die kant doen één stap. 5: jij kiest de kant. 6: allemaal. Wie het dichtst bij de Eik is, gaat eerst.',
  moveOnceHow:
    'Eén keer per ronde, als iedereen een beurt heeft gehad: allemaal doen ze één stap, zonder dobbelsteen. Wie het dichtst bij de Eik is, gaat eerst.',
  mortalHow:
    'Aan deze tafel sleuren drie monsters op de tegel van een held, nadat ze bewogen hebben, die held mee: uit het verhaal. Op de Eik is iedereen veilig.',
  sides: {
    diagonal: 'De twee diagonalen door de Eik scheiden de kanten; een tegel erop hoort bij beide.',
    half: 'Noord is alles boven de rij van de Eik, oost alles voorbij zijn kolom, enzovoort.',
  },
  chooses: 'Hoe een monster zijn weg kiest',
  choosesWants: 'Het wil recht op de Eik af: langs de langste van de twee wegen, rij of kolom.',
  choosesBarred:
    'Kan dat niet (geen weg, geen tegel, of een volle), dan probeert het de andere drie, met de klok mee. Het mag ook meteen terug.',
  choosesHaste:
    'Een tegel met drie monsters is vol, tenzij hij anders zegt. Zijn er alleen volle tegels, dan dringt het zich erin en haast het zich meteen verder volgens hetzelfde plan.',
  end: 'Hoe het eindigt',
  diamonds: 'Duistere diamanten',
  diamondsHow:
    'In elk derde deel van de stapel zit er een verborgen. Leg hem minstens twee tegels van de Eik en loop erop: hij breekt, met elk monster erop, en je staat weer waar die stap begon.',
  oak: 'De harten van de Eik',
  oakHow: {
    sturdy: 'Een monster dat de Eik bereikt, is weg en neemt een van zijn drie harten mee.',
    frail: 'Een monster dat de Eik bereikt, is weg en neemt zijn enige hart mee.',
  },
  symbolsHow:
    'Ze staan op tegels gedrukt. Een held die op een bom, ruil of draai staat, mag die gebruiken; de andere werken vanzelf.',
  specialHow: 'Helden zijn er altijd veilig. Wat een tegel kost, moet in het bos liggen voordat je hem legt.',
  heroesHow:
    'Krachten zijn gratis: je kunt daarna nog lopen, leggen en verjagen, tenzij er iets anders staat.',
  undo: 'Je mag alles terugnemen, tot aan de laatste worp en de laatste omgedraaide tegel; verder als iedereen het goed vindt.',
}
