import { plain, strong } from '../../../../ui/text/emphasis.ts'
import { capital, ordinal, spelled } from '../../../../ui/text/nl/numbers.ts'
import type { AllWords } from '../all-words.ts'
import { verb } from './base.ts'

/** In digits, for charts and lists; in words, for the story. */
const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`
const told = (n: number, one: string, many: string) => `${spelled(n)} ${n === 1 ? one : many}`

/** The verb of a hero, also if the name is emphasised or followed by its controller. */
const did = (who: string, one: string, many: string) => verb(plain(who).replace(/ \(.*/, ''), one, many)

/** The ordinal of a destroyed diamond: the third is the last. */
const which = (nth: number) => (nth === 3 ? 'laatste' : ordinal(nth))

const laid = (who: string, did: string, tiles: number) =>
  `${who} ${did} ${told(tiles, 'tegel', 'tegels')} waar alleen stof was geweest.`

export const end: AllWords['end'] = {
  title: { won: 'En het bos bleef staan', lost: 'De Eik viel', 'given-up': 'Het boek ging dicht' },
  subtitle: {
    won: (names) => `het verhaal van ${names}`,
    lost: () => 'maar waar hij viel, lag een eikel',
    'given-up': () => 'en tegen de ochtend lag er een eikel',
  },
  once: {
    won: 'Er was eens een bos dat alles wat slecht was in het land wilde hebben, en middenin groeide een Grote Wijze Eik.',
    lost: (turns) =>
      `Er was eens een Grote Wijze Eik, midden in een bos. ${capital(told(turns, 'dag', 'dagen'))} lang stonden zijn vrienden hem bij, en niemand die daar liep, liep er alleen.`,
    'given-up': (turns) =>
      turns === 0
        ? 'Er was eens een Grote Wijze Eik, midden in een bos; maar zijn vrienden gingen naar huis voordat de eerste dag begon, en die nacht viel hij.'
        : `Er was eens een Grote Wijze Eik, midden in een bos. ${capital(told(turns, 'dag', 'dagen'))} lang stonden zijn vrienden hem bij; toen gingen ze naar huis, en diezelfde nacht viel hij.`,
  },
  onDay: (turn) => `Op de ${strong(ordinal(turn))} dag`,
  sameDay: 'Diezelfde dag',
  diamond: (day, who, nth, monsters) =>
    `${day} ${did(who, 'brak', 'braken')} ${strong(who)} de ${which(nth)} duistere diamant${monsters ? `, en ${told(monsters, 'monster ging', 'monsters gingen')} mee` : ''}.`,
  hurt: {
    'frost-giant': [
      (day) => `${day} sloeg een ijsreus de schors met ijs`,
      (day) => `${day} liet nog een ijsreus de wortels bevriezen`,
      (day) => `${day} brak een derde ijsreus de bevroren takken`,
    ],
    ogre: [
      (day) => `${day} rukte een oger een tak af`,
      (day) => `${day} schudde nog een oger aan de stam`,
      (day) => `${day} leunde een derde oger er met zijn hele gewicht tegenaan`,
    ],
    'big-bad-wolf': [
      (day) => `${day} legde een grote boze wolf zijn poot op de schors`,
      (day) => `${day} groef nog een grote boze wolf tussen de wortels`,
      (day) => `${day} blies een derde grote boze wolf uit alle macht`,
    ],
    'ice-witch': [
      (day) => `${day} ademde een ijsheks over de bladeren`,
      (day) => `${day} bedekte nog een ijsheks de kroon met rijp`,
      (day) => `${day} zong een derde ijsheks de winter in zijn hart`,
    ],
    troll: [
      (day) => `${day} knaagde een trol aan de wortels`,
      (day) => `${day} trok nog een trol aan de schors`,
      (day) => `${day} zette een derde trol zijn tanden in de stam`,
    ],
  },
  hurtEnds: '.',
  hurtLast: ', en dat was meer dan de Eik kon dragen.',
  unhurt: 'Geen enkel monster bereikte ooit de Eik.',
  noDiamond: 'Er werd geen duistere diamant gebroken.',
  removed: {
    alone: (who, monsters) =>
      `${who} ${did(who, 'verjoeg', 'verjoegen')} ${told(monsters, 'monster', 'monsters')}.`,
    most: (who, monsters) => `Niemand verjoeg meer monsters dan ${who}: ${spelled(monsters)} in totaal.`,
    alike: (who, monsters) => `Niemand verjoeg meer monsters dan ${who}: elk ${spelled(monsters)}.`,
    everybody: (monsters) =>
      `Alle vrienden van de Eik verjoegen er evenveel: elk ${told(monsters, 'monster', 'monsters')}.`,
  },
  laid: {
    alone: (who, tiles) => laid(who, did(who, 'legde', 'legden'), tiles),
    most: (who, tiles) => laid(who, did(who, 'legde', 'legden'), tiles),
    alike: (who, tiles) => laid(who, 'legden elk', tiles),
    everybody: (tiles) => laid('alle vrienden van de Eik', 'legden elk', tiles),
  },
  close: {
    won: 'en ze leefden nog lang en gelukkig.',
    lost: 'en dus moet het verhaal opnieuw worden verteld.',
    'given-up': 'tot iemand het weer openslaat.',
  },

  unfolded: 'Hoe het verhaal verliep',
  tilesInForest: 'tegels in het bos',
  monstersAfoot: 'monsters in het bos',
  turns: 'beurten',
  chart: (turns, tiles, monsters) =>
    `In ${count(turns, 'beurt', 'beurten')} groeide het bos tot ${count(tiles, 'tegel', 'tegels')}, met hoogstens ${count(monsters, 'monster', 'monsters')} erin. De tabel hieronder toont elke beurt.`,
  tiles: 'Tegels',
  monsters: 'Monsters',
  diamondShort: (who) => `${who} ${did(who, 'brak', 'braken')} een diamant`,
  heartShort: (monster) => `${monster} deed de Eik pijn`,

  cast: 'De helden & het bos dat bleef',
  led: (player) => `gespeeld door ${player}`,
  steps: (n) => count(n, 'stap', 'stappen'),
  tilesLaid: (n) => count(n, 'tegel', 'tegels'),
  drivenAway: (n) => `${count(n, 'monster', 'monsters')} verjaagd`,
  broke: (nths) => `de ${nths.map(which).join(' en de ')} diamant gebroken`,
  brokeAll: 'alle drie de diamanten gebroken',
  forest: (tiles) => `Het bos aan het einde: ${count(tiles, 'tegel', 'tegels')}, met die van de Eik.`,

  next: {
    name: 'Nu een bedverhaaltje. De symbolen beginnen.',
    flourish: 'met symbolen',
    main: 'Bed\u00ADverhaaltje',
  },
  again: 'Vertel er nog een, met dezelfde helden',
  againFlourish: 'Vertel er',
  againMain: 'nog een',
  same: 'Hetzelfde verhaal',
}

export const review: AllWords['review'] = {
  odds: 'De winstkans, beurt voor beurt',
  line: 'winstkans (%)',
  axis: 'beurt',
  how: (games, giveOrTake) => `Geschat uit ${games} gesimuleerde spellen (±${giveOrTake}).`,
  chart: (first, decided) =>
    `De winstkans begon bij ${first}${decided === null ? '' : `; beurt ${decided} besliste`}. De tabel hieronder toont elke beurt.`,
  before: 'Voor de worp',
  after: 'Na de beurt',
  decided: (turn) => `Beurt ${turn} besliste.`,
  decidedIt: (turn) => `Beurt ${turn} besliste`,
  undecided: 'Geen enkele beurt besliste',
  rolled: {
    'new-monsters': (face) => `een ${face} voor nieuwe monsters`,
    movement: (face) => `een ${face} voor de beweging van de monsters`,
  },
  step: (cause, from, to, isRise) =>
    `${cause && `${capital(cause)}. `}De winstkans ${isRise ? 'steeg' : 'daalde'} van ${strong(from)} naar ${strong(to)}.`,
  other: (turn, cause, from, to) => `Beurt ${turn}${cause && `, ${cause}`}: ${strong(`${from} → ${to}`)}`,
  luck: {
    bad: (points) => `Pech met de worpen kostte jullie ${points} van de 100 kansen.`,
    good: (points) => `Geluk met de worpen gaf jullie ${points} van de 100 kansen.`,
  },
  advice: (what, before, after) =>
    `${strong(what)}: jullie winstkans was dan ${after} geweest, niet ${before}.`,
  none: {
    dice: 'Jullie kozen goed. De dobbelstenen zaten tegen.',
    manyLittle: 'Geen enkele keuze kostte veel, maar kleine beetjes tellen op.',
    unclear: 'We vonden geen duidelijk betere keuze.',
    well: 'Jullie kozen goed. We vonden niets duidelijk beters.',
  },
}
