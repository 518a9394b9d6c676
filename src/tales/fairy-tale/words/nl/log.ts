import { mapped } from '../../../../ui/text/mapped.ts'
import { capital, countNoun, inWords, ordinal } from '../../../../ui/text/nl/numbers.ts'
import type { Messages } from '../messages.ts'
import { verb } from './base.ts'
import { tiles } from './board.ts'

const monsters = (n: number) => countNoun(n, 'monster', 'monsters')
const steps = (n: number) => countNoun(n, 'stap', 'stappen')
const come = (n: number) => (n === 1 ? 'kwam' : 'kwamen')

export const log: Messages['log'] = {
  turn: (turn, name) => `Het ${ordinal(turn)} hoofdstuk: ${name}`,

  sides: { north: 'het noorden', east: 'het oosten', south: 'het zuiden', west: 'het westen' },
  monsters: {
    'frost-giant': 'een ijsreus',
    ogre: 'een oger',
    'big-bad-wolf': 'een grote boze wolf',
    'ice-witch': 'een ijsheks',
    troll: 'een trol',
  },
  crowds: {
    'frost-giant': (n) => countNoun(n, 'ijsreus', 'ijsreuzen'),
    ogre: (n) => countNoun(n, 'oger', 'ogers'),
    'big-bad-wolf': (n) => countNoun(n, 'grote boze wolf', 'grote boze wolven'),
    'ice-witch': (n) => countNoun(n, 'ijsheks', 'ijsheksen'),
    troll: (n) => countNoun(n, 'trol', 'trollen'),
  },
  tiles: mapped({ ...tiles.shapes, ...tiles.buildings }, (name) => `een ${name}`),
  capital,

  ask: 'Wijs aan op het bord',
  taleBegan: 'De vier eerste tegels liggen rond de Eik, en het verhaal begint.',
  market: (tiles) => `De markt opent met ${tiles}.`,
  hand: (tiles) => `Wie begint, heeft ${tiles}.`,
  dealt: (name, tiles) => `${capital(name)} ${verb(name, 'trok', 'trokken')} ${tiles}.`,
  drawn: (tile) => `${capital(tile)} werd getrokken.`,
  nothingToDraw: 'De stapel is leeg, dus er werd geen nieuwe tegel getrokken.',
  walked: (name, count, ways) => `${capital(name)} ${verb(name, 'liep', 'liepen')} ${steps(count)}: ${ways}.`,
  placed: (name, tile) => `${capital(name)} ${verb(name, 'legde', 'legden')} ${tile}.`,
  revealed: (tile) => `${capital(tile)} kwam in de markt.`,
  pileEmpty: 'De stapel is leeg, dus die plek in de markt blijft vrij.',
  swept: (name, tile) => `${capital(name)} ${verb(name, 'legde', 'legden')} ${tile} onder de stapel,`,
  sweptWhy: 'want geen tegel van de markt kon worden gelegd.',
  felled: (name, tile, place) =>
    `${capital(name)} ${verb(name, 'velde', 'velden')} ${tile} op ${place} en ${verb(name, 'legde', 'legden')} die onder de stapel,`,
  felledWhy: 'want geen tegel die nog komt, kon worden gelegd, en er is een duistere diamant bij.',
  blewUp: (name, tile, place) =>
    `${capital(name)} ${verb(name, 'stak', 'staken')} de bom aan: ${tile} op ${place} is weg.`,
  goneWithIt: (count) => `${capital(monsters(count))} ${count === 1 ? 'ging' : 'gingen'} mee.`,
  swapped: (name, left, place, face) =>
    `${capital(name)} ${verb(name, 'ruilde', 'ruilden')} ${left} op ${place} voor ${face}.`,
  turned: (name, tile, place) => `${capital(name)} ${verb(name, 'draaide', 'draaiden')} ${tile} op ${place}.`,
  setAgain: (name, building) => `${capital(name)} ${verb(name, 'zette', 'zetten')} ${building} weer klaar.`,
  removed: (name, monster) => `${capital(name)} ${verb(name, 'verjoeg', 'verjoegen')} ${monster}.`,
  shattered: (name, destroyed) =>
    `${capital(name)} ${verb(name, 'brak', 'braken')} de ${ordinal(destroyed)} duistere diamant.`,

  asked: (name) => `De dobbelsteen gaf een 5: ${name} mag de kant kiezen.`,
  choseSpawn: (name, side) =>
    `${capital(name)} ${verb(name, 'koos', 'kozen')} ${side} voor de nieuwe monsters.`,
  choseMovement: (name, side) => `${capital(name)} ${verb(name, 'koos', 'kozen')} ${side} om te bewegen.`,
  rolledAgain: (times) =>
    `De dobbelsteen gaf ${times > 1 ? `${inWords(times)} keer ` : ''}een 6, maar er is geen open hol binnen bereik: er werd opnieuw gegooid.`,
  noDen: {
    none: 'De dobbelsteen gaf een 6, maar er is geen open hol binnen bereik: er kwam niemand.',
    'every-side':
      'De dobbelsteen gaf een 6, maar er is geen open hol binnen bereik: er kwamen monsters van alle kanten.',
  },
  noEntrance: {
    unjoined: (more) =>
      `Er kon ${more ? 'verder ' : ''}niemand komen, want geen tegel is met de Eik verbonden.`,
    barred: (more) =>
      `Er kon ${more ? 'verder ' : ''}niemand komen, want geen tegel met een weg naar de Eik laat ze binnen.`,
  },
  came: (count, side) => `Uit ${side} ${come(count)} ${monsters(count)},`,
  cameToo: (count, side) => `Uit ${side} ${come(count)} ${monsters(count)}.`,
  cameFromDen: (count) => `Uit het hol ${come(count)} ${countNoun(count, 'trol', 'trollen')},`,
  cameRound: (count, side, named) =>
    `Uit ${side} ${come(count)} ${monsters(count)} (${named} heeft geen ingang),`,
  forWide: (size) => `want het bos is ${size} breed: ${size}\u00A0−\u00A02\u00A0=\u00A0${size - 2}.`,
  forHigh: (size) => `want het bos is ${size} hoog: ${size}\u00A0−\u00A02\u00A0=\u00A0${size - 2}.`,
  forSmall: 'want het bos is nog klein: er komt er altijd één.',
  hurried: (monster, count, n) =>
    `${capital(monster)} ${n === 1 ? 'vond zijn ingang vol en haastte zich' : 'vonden hun ingang vol en haastten zich'} ${steps(count)} verder.`,
  hurriedBy: (monster, count, symbol, n) =>
    `${capital(monster)} ${n === 1 ? 'kwam' : 'kwamen'} met ${symbol} en ${n === 1 ? 'haastte' : 'haastten'} zich ${steps(count)} verder.`,
  fell: {
    trapdoor: (monster, n) =>
      `${capital(monster)} ${n === 1 ? 'viel door het valluik, en is' : 'vielen door het valluik, en zijn'} weg.`,
  },
  lost: (monster, building, n) =>
    `${capital(monster)} ${n === 1 ? 'ging' : 'gingen'} ${building} in, en ${n === 1 ? 'is' : 'zijn'} weg.`,
  putOut: (monster, side, building, _n) =>
    `${capital(building)} stuurde ${monster} naar de ingang in het ${side}en.`,
  delays: {
    'candy-house': (monster, n) =>
      n === 1
        ? `${capital(monster)} knabbelt aan het snoephuisje, en verliest een stap.`
        : `${capital(monster)} knabbelen aan het snoephuisje, en verliezen een stap.`,
  },
  delayed: (monster, building, n) =>
    `${capital(monster)} ${n === 1 ? 'verliest' : 'verliezen'} een stap bij ${building}.`,
  broke: (monster, symbol, place, n) =>
    `${capital(monster)} ${n === 1 ? 'brak' : 'braken'} ${symbol} op ${place}.`,

  movedAll: (count) => `Alle kanten bewogen: ${monsters(count)}.`,
  movedOn: (count, side) => `In ${side} ${count === 1 ? 'bewoog' : 'bewogen'} ${monsters(count)}.`,
  nobodyMoved: 'Er bewoog geen monster.',
  nobodyOn: (side) => `In ${side} stond geen monster.`,
  rolled: (face) => `De dobbelsteen gaf ${face}.`,
  went: (monster, way, n) => `${capital(monster)} ${n === 1 ? 'ging' : 'gingen'} ${way},`,
  turnedBack: (monster, way, n) => `${capital(monster)} ${n === 1 ? 'keerde' : 'keerden'} terug ${way},`,
  turnedAside: (monster, way, n) => `${capital(monster)} ${n === 1 ? 'sloeg' : 'sloegen'} af ${way},`,
  forNoRoad: 'want geen weg leidde rechtdoor naar de Eik.',
  forNothing: 'want de weg rechtdoor leidde het bos uit.',
  forEntered: (n) => `want op de tegel rechtdoor ${n === 1 ? 'was het' : 'waren ze'} net geweest.`,
  forFull: (count, capacity) => `want de tegel rechtdoor was vol (${count} van ${capacity}).`,
  barredBy: {
    gate: 'de poort is dicht',
    wall: 'de muur houdt stand',
    palace: 'er staat een paleis',
  },
  bars: (what) => `${what} verspert de weg`,
  forBarred: (bar) => `want ${bar}.`,
  hastened: (monster, way, count, n) =>
    `${capital(monster)} ${n === 1 ? 'ging' : 'gingen'} ${way} en ${n === 1 ? 'haastte' : 'haastten'} zich ${steps(count)} verder,`,
  forSymbol: (symbol) => `want op de weg lag ${symbol}.`,
  forFullEntrance: 'want de ingang was vol.',
  hurriesOn: (count, symbol, n) =>
    `Toen ${n === 1 ? 'haastte het' : 'haastten ze'} zich ${steps(count)} verder: ${symbol}.`,
  pushedOn: (monster, way, count, n) =>
    `${capital(monster)} ${n === 1 ? 'drong' : 'drongen'} ${way} een volle tegel op en ${n === 1 ? 'haastte' : 'haastten'} zich ${steps(count)} verder,`,
  forNoOther: 'want geen andere weg was open.',
  squeezed: (n) =>
    `Ten slotte ${n === 1 ? 'perste het' : 'persten ze'} zich erbij, want elke weg verder was versperd.`,
  cameNoFurther: (n) => `Daar ${n === 1 ? 'kon het' : 'konden ze'} niet verder.`,
  heldAtLast: (why, n) => `Daar ${n === 1 ? 'bleef het' : 'bleven ze'}, ${why}`,
  stayed: (monster, n) => `${capital(monster)} ${n === 1 ? 'bleef waar het was' : 'bleven waar ze waren'},`,
  forNoWay: 'want geen weg leidde verder.',
  oakHurt: (monster) => `${capital(monster)} bereikte de Eik.`,
  heartsLeft: (hearts) =>
    hearts === 0 ? 'Het laatste hart is verloren.' : `Eén hart verloren, nog ${inWords(hearts)} over.`,
  powers: {
    'bargain-movement': (name) =>
      `${capital(name)} maakte een afspraak: geen nieuwe monsters, maar de monsters bewegen twee keer.`,
    'bargain-monsters': (name) =>
      `${capital(name)} maakte een afspraak: er komen twee keer nieuwe monsters, maar geen monster beweegt.`,
    pull: (name, other) => `${capital(name)} liet haar vlecht zakken en trok ${other} naar zich toe.`,
    fly: (name, place) => `${capital(name)} deed een wens en vloog naar ${place}.`,
    clear: (name, place, gone) => `${capital(name)} deed een wens en ruimde op ${place} ${gone} op.`,
    reroll: (name) => `${capital(name)} deed een wens, en de dobbelsteen werd opnieuw gegooid.`,
  },
  wishesLeft: (wishes) =>
    wishes === 0 ? 'Dat was de laatste wens.' : `Nog ${countNoun(wishes, 'wens', 'wensen')} over.`,
  dieKept: (name, face) => `${capital(name)} hield de ${face}.`,
  felledAll: (name, count) => `${capital(name)} verjoeg ${monsters(count)} in één slag.`,
  delivered: (place, count) => `Het mandje ruimde op ${place} ${monsters(count)} op.`,
  clearedBy: (building, place, count) =>
    `${capital(building)} trof ${place}: ${monsters(count)} ${count === 1 ? 'is' : 'zijn'} weg.`,
  place: (place) => (place === '' ? 'de Eik' : place),
  monstersOf: monsters,
  basket: {
    'picked-up': (name) => `${capital(name)} pakte bij de Eik het mandje op.`,
    dropped: (name) => `${capital(name)} liet het mandje vallen,`,
    delivered: (name) => `${capital(name)} bezorgde het mandje.`,
  },
  forMonsters: 'want er stonden monsters.',
  heldBy: (name) => `vastgehouden door ${name}.`,
  heldIn: {
    'sleeping-glade': 'in slaap op de sluimerweide.',
    'candy-house': 'knabbelend aan het snoephuisje.',
  },
  drawnBy: (name) => `gelokt door ${name}.`,
  wonBy: {
    'last-tile': 'De laatste tegel is getrokken: het bos is gered.',
    rounds: 'Twintig beurten zijn voorbij en de Eik staat nog: het bos is gered.',
    monsters: 'Geen monster durft nog te komen: het bos is gered.',
  },
  outcomes: {
    won: 'De derde duistere diamant is gebroken: het bos is gered.',
    lost: 'De Eik valt, en het verhaal eindigt in het donker.',
    'given-up': 'Jullie sloegen het boek dicht en gaven het verhaal op.',
  },

  step: {
    numbered: (kind, n) => `${kind} ${n}:`,
    hasty: 'Het was op een volle tegel gekomen en haastte zich verder.',
    hastyBy: (symbol) => `Het haastte zich verder: ${symbol}.`,
    ways: { north: 'Noord', east: 'Oost', south: 'Zuid', west: 'West' },
    toward: {
      north: 'naar het noorden',
      east: 'naar het oosten',
      south: 'naar het zuiden',
      west: 'naar het westen',
    },
    desired: (way) => `${way}, naar de Eik toe,`,
    noRoad: (way) => `${way} heeft geen weg.`,
    nothing: (way) => `${way} leidt het bos uit.`,
    entered: (way) => `${way} was al bezocht.`,
    full: (way, count, capacity) => `${way} is vol (${count} van ${capacity}).`,
    barred: (way, bar) => `${way} is versperd: ${bar}.`,
    went: (toward) => `Het ging ${toward}.`,
    wentStraight: (toward) => `Het ging ${toward}, naar de Eik toe.`,
    pushed: (toward) => `Dus drong het ${toward}, de eerste volle tegel op.`,
    stayed: 'Dus bleef het staan.',
    appearedFull: 'Het verscheen op een volle tegel en haastte zich verder.',
    broke: (symbol) => `Het brak ${symbol}.`,
    fell: { trapdoor: 'Het viel door het valluik.' },
    lost: (building) => `Het ging ${building} in en is weg.`,
    putOut: (side, building) => `${capital(building)} stuurde het naar de ingang in het ${side}en.`,
    delays: { 'candy-house': 'Het knabbelt aan het snoephuisje.' },
    delayed: (building) => `Het verloor een stap bij ${building}.`,
    reached: 'Het bereikte de Eik.',
    heldIn: {
      'sleeping-glade': 'Het sliep alleen op de sluimerweide.',
      'candy-house': 'Het knabbelde aan het snoephuisje.',
    },
    held: (name) => `${capital(name)} hield het vast.`,
    drawn: (name) => `${capital(name)} lokte het.`,
  },
}

export const refusals: Messages['refusals'] = {
  sides: { north: 'noord', east: 'oost', south: 'zuid', west: 'west' },
  'game-is-over': 'Het spel is uit.',
  'not-in-this-phase': 'Niet in dit deel van de beurt.',
  'answer-first': 'Beantwoord eerst de vraag.',
  'nothing-to-answer': 'Er is nu geen vraag.',
  'another-question': 'Dat is geen antwoord op deze vraag.',
  'no-such-tile': 'Zo’n tegel is er niet.',
  'not-before-the-roll': 'Gooi eerst. Daarna kun je de tegel leggen.',
  'not-beside-the-oak': 'Leg de vier eerste tegels vlak naast de Eik, aan elke kant één.',
  'no-tile-in-hand': 'Kies eerst een tegel.',
  'no-such-slot': 'Zo’n plek heeft de markt niet.',
  'slot-is-empty': 'Die plek in de markt is leeg, en de stapel ook.',
  'no-road-to-the-oak': 'Zo gedraaid heeft hij geen weg naar de Eik.',
  'tiles-left-to-lay': 'Leg eerst alle vier de tegels rond de Eik.',
  'no-steps-left': 'Je hebt deze beurt geen stappen meer.',
  'not-next-door': 'Met zo weinig stappen kom je daar niet.',
  'no-road-out': (edge) => `Aan de ${edge}kant van deze tegel is geen weg.`,
  'road-joins-nothing': (edge) => `De weg aan de ${edge}kant houdt daar op.`,
  'no-expand-left': 'Je kunt deze beurt geen tegel meer leggen, onder de stapel leggen of vellen.',
  'place-is-taken': 'Daar ligt al een tegel.',
  'not-next-to-the-forest': 'Leg de tegel naast het bos.',
  'no-road-joins': 'Geen van zijn wegen sluit aan op een weg van het bos.',
  'road-meets-hedge': (edge) => `De weg aan de ${edge}kant loopt tegen een heg.`,
  'hedge-meets-road': (edge) => `De heg aan de ${edge}kant verspert een weg.`,
  'too-close-to-the-oak': (minimum) => `Leg een duistere diamant minstens ${minimum} tegels van de Eik.`,
  'cannot-pay': (need, symbol, have) =>
    `De tegel kost ${need} ${symbol}, en het bos heeft er ${have === 0 ? 'geen' : have}.`,
  'closes-the-last-road':
    'Dat sluit de laatste open weg van het bos, en er komt nog een diamant. Een weg naar een gat in het bos is niet open.',
  'a-tile-can-be-placed': 'Er past nog een tegel van de markt, dus er kan er geen onder de stapel.',
  'pile-is-empty': 'De stapel is leeg. Er kan geen tegel onder.',
  'diamonds-stay': 'Leg een andere tegel onder de stapel. De duistere diamant blijft in de markt.',
  'no-diamond-to-come': 'Er komt geen duistere diamant meer, dus je kunt geen tegel vellen.',
  'a-tile-to-come-fits': 'Een tegel die nog komt, past ergens, dus je kunt er geen vellen.',
  'monsters-stand-there': 'Op die tegel staan monsters.',
  'no-remove-left': 'Je kunt deze beurt geen monster meer verjagen.',
  'no-such-monster-here': 'Dat monster staat niet op de tegel van je held.',
  'not-this-turn': 'Je kunt deze beurt alleen lopen.',
  'may-not-stay': 'Je vorige beurt eindigde hier ook. Stap eerst weg.',
  'may-not-return': 'Je vorige beurt eindigde daar. Eindig nu op een andere tegel.',
  'no-such-power': 'Je held heeft die kracht niet.',
  'no-power-left': 'Je hebt die kracht deze beurt al gebruikt.',
  'no-wishes-left': 'Alle drie de wensen zijn op.',
  'same-bargain-again': 'Deze afspraak maakte je vorige beurt al. Niet twee keer op rij.',
  'no-die-to-reroll': 'Er is geen dobbelsteen om opnieuw te gooien.',
  'wrong-aim': (aim) => `Gebruik die kracht ${aim}.`,
  aims: { nothing: 'op zichzelf', place: 'op een tegel', character: 'op een andere held' },
  'no-such-seat': 'Die held doet niet mee in dit spel.',
  'already-there': 'Daar staat de held al.',
  'no-monsters-there': 'Op die tegel staat geen monster.',
  'no-monsters-anywhere': 'Er staat nergens in het bos een monster.',
  'too-far-to-pull': (most) =>
    `Die held is te ver weg: hoogstens ${most} ${most === 1 ? 'tegel' : 'tegels'}.`,
  'nobody-in-reach': 'Niemand is dichtbij genoeg om te trekken.',
  'nowhere-to-fly': 'Er is geen andere tegel om heen te vliegen.',
  'no-such-symbol-here': 'Op de tegel van je held is niets om zo te gebruiken.',
  'symbol-is-spent': (symbol) => `${capital(symbol)} is op. Dit werkt maar één keer.`,
  'wrong-use': (symbol) => `Zo kun je ${symbol} niet gebruiken.`,
  'the-oak-guards-it': 'De Eik bewaakt zichzelf en de vier tegels eromheen.',
  'building-stays': (building) => `${capital(building)} blijft zo liggen.`,
  'somebody-stands-there': 'Op die tegel staat een held.',
  'lies-so-already': 'Zo ligt de tegel al.',
  'not-next-to-it': 'Die tegel ligt er niet naast.',
  'nothing-in-reach': 'Met geen tegel hiernaast kan dat nu.',
}
