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
  howMany: 'Hoeveel? De langste zijde van het bos, min twee, minstens één.',
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
  undo: 'Je mag ongedaan maken tot aan de laatste worp of de laatste nieuwe tegel; verder als iedereen het goed vindt.',
}

export const rulings: AllWords['rulings'] = {
  1: 'De zijden van de Eik dragen de ogen van de dobbelsteen: 1 noord, 2 oost, 3 zuid, 4 west.',
  2: 'De twee diagonalen door de Eik verdelen het bos in vier kanten. Een tegel precies erop hoort bij beide kanten, en beweegt met beide mee.',
  3: 'De afstand tot de Eik telt in tegels, opzij plus op of neer.',
  4: 'Een eerste tegel die iets kost, gaat terug; er komt een andere.',
  5: 'Een tot zes helden, geen twee dezelfde. Eén speler mag er meer leiden.',
  6: 'Er komen zoveel monsters als de langste zijde van het bos telt, min twee; minstens één. De langste zijde is de breedte of de hoogte, wat groter is.',
  7: 'Bij een 6 komen ze uit een hol dat een weg zonder paleis met de Eik verbindt: het verste; bij gelijke afstand het eerste met de klok mee vanaf noord.',
  8: 'Is er geen zo’n hol, dan valt de dobbelsteen opnieuw, dat hoort bij dezelfde worp.',
  9: 'De ingang van een kant is een tegel met een weg naar de Eik, geen paleis en geen kist: eerst die met een weg naar buiten, dan die het verst weg ligt, dan die het dichtst bij de rij of kolom van de Eik ligt, dan die met de klok mee. Een kant zonder ingang stuurt ze door naar de volgende.',
  10: 'Monsters zien er anders uit naar waar ze vandaan komen, en volgen dezelfde regels.',
  11: 'Zolang er nog een diamant komt, mag niets wat gelegd, geruild of gedraaid wordt de laatste open weg van het bos sluiten. Open is een weg die de wijde wereld in leidt, niet een naar een gat midden in het bos.',
  12: 'Kan geen tegel van de markt gelegd worden, dan mag er een onder de stapel; een diamant alleen als alle drie diamanten zijn, en nooit bij een lege stapel.',
  13: 'Een lege stapel vult de markt niet meer aan. Het spel gaat door.',
  14: 'Wie beweegt, en in welke volgorde, staat vast als de dobbelsteen valt: het dichtst bij de Eik eerst, dan met de klok mee vanaf noord, dan het laagste nummer. Elk beweegt één keer.',
  15: 'De gewenste kant loopt langs de langste van de twee wegen naar de Eik; op een diagonaal is het die met de klok mee om hem heen.',
  16: 'Monsters hebben geen geheugen. Ze mogen meteen terug.',
  17: 'Een monster met haast gaat verder volgens hetzelfde plan, en komt op geen tegel twee keer. Kan het nergens heen, dan blijft het, erin geperst.',
  18: 'Een monster dat op de Eik stapt, gaat van het bord, met een van zijn harten.',
  19: 'Een bom werkt één keer. Hij spaart de Eik, duistere diamanten en elke tegel met een held erop.',
  20: 'Ruilen of draaien spaart de Eik en duistere diamanten. Eén weg die aansluit is genoeg, buren mogen losraken, en wie er staat, blijft staan. De nieuwe tegel wordt betaald zonder de grondstoffen van de tegel die weggaat.',
  21: 'Een poort breekt, voorgoed, als het plan bij een weg komt die alleen hij verspert en de eigen tegel van het monster vol is. Met een poort aan weerszijden moeten beide kunnen breken.',
  22: 'Een muur breekt als er zoveel monsters op zijn tegel staan als hij lang is. Hij is zo lang als alle tegels met een hele muur die rand aan rand liggen; één muur alleen houdt niets tegen.',
  23: 'Wie een duistere diamant breekt, staat weer waar de stap, de vlucht of het trekken begon, met de stappen die over zijn.',
  24: 'Zolang een duistere diamant in het bos ligt, is hij een monsterhol.',
  25: 'Een kist is nooit vol. Wie erin komt, wordt meteen bij de ingang van die kant gezet, en haast zich verder als die vol is, maar nooit in dezelfde kist.',
  26: 'De monsters van de rattenvanger nemen de kortste weg over tegels waar ze nu in kunnen: geen volle, geen dichte poort of muur, geen Eik tenzij hij erop staat. Zonder zo’n weg volgen ze het gewone plan.',
  27: '“Mag niet” gaat voor “moet”: eerst wat een monster vasthoudt, dan wat zijn weg verspert, dan wat het trekt: kist, rattenvanger, bel, de gewenste kant, en ten slotte de gedrukte volgorde of met de klok mee.',
  28: 'Repelsteeltje mag niet in twee van zijn beurten na elkaar dezelfde afspraak maken.',
  29: 'Het beest mag twee van zijn beurten na elkaar niet op dezelfde tegel eindigen, tenzij hij nergens heen kan. Een stap die het verhaal beslist, mag altijd. Kist en valluik werken ook op zijn tegel.',
  30: 'De Eik bewaakt de vier tegels om hem heen: geen bom, ruil of draai raakt ze.',
  31: 'Ergens komen is er aankomen, hoe dan ook: lopend, verschijnend, neergezet, getrokken of vliegend. Een tegel die onder je geruild of gedraaid wordt, betreed je niet.',
  32: 'Knabbelen kost de volgende stap die het monster zou doen, ook een met haast of als het vastzit. Worpen voor andere kanten tellen niet.',
  33: 'In gezelschap mag een monster de sluimerweide verlaten. Het laatste valt weer in slaap.',
  34: 'Aladdin gooit de laatste dobbelsteen opnieuw voordat een kant gekozen is of een monster zich roert. De nieuwe worp geldt.',
  35: 'Tegels die losraken, blijven en tellen mee; monsters daar doen nog hun stap. Vernietigde tegels zijn uit het spel.',
  36: 'Ook zelf toegevoegd: holen, de ruimte voor een, twee, vier en vijf, de gedrukte volgorde bij elke versperde kant, en opgeven.',
  67: 'Huisregel: ieder heeft twee tegels in plaats van de markt, open voor iedereen, getrokken als het verhaal begint en meteen nadat er een is gelegd. Wat van de markt gezegd wordt, geldt voor de tegels van de held aan de beurt; alle tegels in handen komen nog.',
  68: 'Huisregel: naar een ander doel dan de diamanten wordt gekeken als een beurt voorbij is: de stapel is leeg; beurt twintig is voorbij; of zoveel monsters zijn verslagen, dat wil zeggen gekomen, weg, en niet bij de Eik geweest. Diamanten blijven holen tot ze breken. Wint de laatste tegel, dan blijft er een weg open zolang de stapel duurt.',
  69: 'Huisregel: een tere Eik heeft één hart, en krijgt er nooit meer. Het eerste monster dat hem bereikt, beslist het verhaal.',
  70: 'Huisregel: helden kunnen verloren gaan. Na een beweging wordt een held, niet op de Eik, met drie of meer monsters op zijn tegel meegesleurd, uit het verhaal; zijn tegels gaan onder de stapel. Zijn allen weg, dan is het verhaal verloren. Was het de held aan de beurt, dan eindigt de beurt met die beweging.',
  71: 'Huisregel: verdeelde monsters komen een voor een bij de vier ingangen, met de klok mee vanaf de kant van de dobbelsteen. 5: jij kiest de eerste kant. 6: vanaf noord; naar een hol wordt niet gevraagd. Heeft elk een eigen dobbelsteen, dan valt die, en wordt een 5 beantwoord, voor de volgende; het zijn er evenveel als altijd.',
  72: 'Huisregel: monsters die één keer per ronde bewegen, doen dat als de beurt eindigt van de laatste held die nog in het verhaal is: allemaal, één keer, zonder dobbelsteen. Afspraken worden niet gemaakt.',
  73: 'Komt er nog een diamant, en past geen enkele tegel die nog komt (in de markt, in de stapel of eronder), dan mag je een tegel vellen in plaats van er een te leggen: die gaat onder de stapel. Niet de Eik of de vier tegels eromheen, geen gebouw, geen tegel met een monster of een held erop.',
}
