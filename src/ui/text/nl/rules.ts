import type { Messages } from '../messages.ts'

/** Woorden van het korte regelboek van het spel. */
export const rules: Messages['common']['rules'] = {
  title: 'Spelregels',
  aim: 'Alles wat slecht is in het land wil de Grote Wijze Eik. Vind en breek de drie duistere diamanten voordat drie monsters hem bereiken. Jullie winnen samen, of verliezen samen.',
  turn: 'Een beurt heeft drie delen',
  newMonsters: 'Nieuwe monsters komen',
  newMonstersHow:
    'De dobbelsteen rolt. 1 tot 4: ze komen binnen aan het noord-, oost-, zuid- of westeinde van het bos. 5: jij kiest de kant. 6: ze komen uit een duistere diamant in het bos; ligt die er niet, dan rolt de steen opnieuw.',
  howMany: 'Hoeveel? De langste zijde van het bos, min twee; nooit minder dan een.',
  act: 'Jij doet iets',
  actHow: 'In elke volgorde, elk één keer per beurt, tenzij de gave van je held anders zegt:',
  walk: 'Lopen',
  walkHow: 'hoogstens twee stappen over de wegen. Monsters houden je nooit tegen.',
  expand: 'Een tegel leggen',
  expandHow: 'van de markt, naast het bos: weg aan weg, en haag aan haag.',
  remove: 'Verjagen',
  removeHow: 'één monster van de tegel waar je staat.',
  endTurn: 'Daarna beëindig je zelf de beurt.',
  move: 'Monsters bewegen',
  moveHow:
    'De dobbelsteen rolt weer. 1 tot 4: de monsters aan die kant doen één stap. 5: jij kiest de kant. 6: allemaal. Wie het dichtst bij de Eik is, gaat eerst.',
  chooses: 'Hoe een monster zijn weg kiest',
  choosesWants: 'Het wil recht op de Eik af: langs de langste van de twee wegen, rij of kolom.',
  choosesBarred:
    'Kan dat niet (geen weg, geen tegel, of een volle), dan probeert het de andere drie, met de klok mee. Het mag ook meteen terug.',
  choosesHaste:
    'Een tegel met drie monsters is vol. Zijn er alleen volle tegels, dan dringt het zich erin en haast het zich meteen verder volgens hetzelfde plan.',
  diamonds: 'Duistere diamanten',
  diamondsHow:
    'In elk derde deel van de trekstapel zit er een verborgen. Leg hem minstens twee tegels van de Eik en loop erop: hij breekt, met elk monster erop, en je staat weer waar die stap begon.',
  oak: 'De harten van de Eik',
  oakHow: 'Een monster dat de Eik bereikt, is weg en neemt een van zijn drie harten mee.',
  undo: 'Je mag alles terugnemen, tot aan de laatste worp en de laatste omgedraaide tegel.',
}
