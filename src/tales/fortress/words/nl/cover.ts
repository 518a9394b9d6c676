import { sharedCommon as house } from '../../../../ui/text/nl/house.ts'
import { countNoun, ordinal } from '../../../../ui/text/nl/numbers.ts'
import type { CoverWords } from '../cover.ts'
import { cards } from './cards.ts'

export const book: CoverWords['book'] = {
  title: 'De vesting',
  flourish: 'De',
  main: 'vesting',
  about: 'Een beleg voor één: een deel van je eigen volk houdt de muur tegen je.',
}

export const bots: CoverWords['bots'] = {
  names: { person: 'een mens', page: 'de Page', captain: 'de Kapitein' },
  leads: (leader) => `${leader.charAt(0).toUpperCase()}${leader.slice(1)} leidt het beleg`,
  unreadable: 'Wie het beleg leidde, was niet te lezen: nu leid jij het.',
  long: 'De Kapitein heeft meer tijd nodig: deze computer is druk.',
  waitNoLonger: 'Laat de Page beslissen',
}

export const common: CoverWords['common'] = {
  list: house.list,
  role: { besieger: 'De belegeraar' },
  inSentence: { besieger: 'het beleg' },
  turn: (turn) => (turn === 0 ? 'Voor het beleg' : `De ${ordinal(turn)} beurt`),
  outcomes: {
    'total-victory': 'Totale overwinning',
    'convincing-victory': 'Overtuigende overwinning',
    victory: 'Overwinning',
    draw: 'Gelijkspel',
    'total-defeat': 'Totale nederlaag',
  },
  defenders: (count) => countNoun(count, 'verdediger', 'verdedigers'),
  fileName: 'de-vesting',
}

export const settings: CoverWords['settings'] = {
  foresight: 'Vooruitzien',
  foresightOf: { all: 'Alles', aimed: 'Wat je aanwijst', off: 'Uit' },
  speed: 'Gevechten en nachten',
  about: 'Een beleg voor één, met een eigen stapel. Het stuurt nergens iets heen.',
}

export const cover: CoverWords['cover'] = {
  about:
    'Versla de bezetting terwijl de nachten je kaars opbranden,\nen bestorm de poort met drie dobbelstenen.',
  question: 'Wie gaat er mee?',
  presets: {
    'town-watch': 'Stadswacht',
    'deep-forest': 'Diepe Woud',
    'night-court': 'Nachthof',
    'bremen-road': 'Weg naar Bremen',
    'odd-company': 'Bont Gezelschap',
  },
  presetLooks: {
    'town-watch': 'scherp en eerlijk',
    'deep-forest': 'stevige muren',
    'night-court': 'trage reuzen',
    'bremen-road': 'twee soorten',
    'odd-company': 'van elk één: lastig',
  },
  own: 'Een eigen stapel',
  ownLook: 'zoals je hem koos',
  muster: 'Kies je eigen…',
  howMany: 'Hoeveel verdedigen er?',
  howManyWhy: 'Ze worden uit je eigen vijftien getrokken.',
  toughness: { stroll: 'een wandeling', siege: 'een beleg', hard: 'zwaar', grim: 'grimmig' },
  defendersName: (count, tough) => `${count}: ${tough}`,
  road: 'De weg van zeven…',
  lessons: 'Eerste lessen',

  more: 'Meer…',
  less: 'Sluiten',
  moreHeading: 'Nog te kiezen',
  ownRules: { strongest: 'sterkste eerst', hand: 'schat in de hand' },
  order: 'In welke volgorde mag je sturen?',
  orderOf: { yours: 'Zoals je wilt', strongest: 'Sterkste eerst (huisregel)' },
  orderHow: 'Sterkste eerst neemt het lokaas weg: dat is zwaarder.',
  gift: 'Waar begint de schat?',
  giftOf: { deck: 'In de stapel', hand: 'In je eerste hand (huisregel)' },
  giftHow: 'In de eerste hand is hij één van de zeven kaarten.',
  name: 'Je naam (mag leeg blijven)',
  namePlaceholder: 'naam',
  barred: 'Je stapel is nog niet heel: kies eerst je kaarten.',
  unreadable: 'Hoe je het omslag achterliet, was niet te lezen. Het begint opnieuw.',
  refused: {
    'unknown-card': 'Een van de kaarten is hier niet bekend.',
    'not-fifteen': 'Er gaan precies vijftien wezens mee.',
    'four-alike': 'Van elk wezen gaan er hoogstens drie mee.',
    'no-treasure': 'Er gaat één schat mee.',
    'land-count': 'Er gaan 8 tot 24 landen mee.',
    'defender-count': 'Er verdedigen er één tot zeven.',
  },
}

export const muster: CoverWords['muster'] = {
  title: 'De keuze',
  question: 'wie gaat er mee?',
  ready: 'Stapels die klaarliggen',
  yours: 'Jouw stapels',
  fifteen: 'Jouw vijftien',
  count: (count) => `${count} van 15`,
  nobody: 'Er gaat nog niemand mee. Druk rechts op een wezen.',
  one: (name, count) => `${name}: ${countNoun(count, 'exemplaar', 'exemplaren')}`,
  more: (name) => `Eén meer: ${name}`,
  less: (name) => `Eén minder: ${name}`,
  costs: 'Wat ze kosten',
  curve: (costs) => `Hoeveel wezens er van elke prijs zijn: ${costs}.`,
  atCost: (cost, count) => `${count} van ${cost}`,
  lands: 'Landen',
  landsIn: (all) => `${all} in totaal; 8 tot 24 mag`,
  moreLand: { wood: 'Eén houtland meer', gold: 'Eén goudland meer', magic: 'Eén magieland meer' },
  lessLand: { wood: 'Eén houtland minder', gold: 'Eén goudland minder', magic: 'Eén magieland minder' },
  landsOf: {
    wood: (count) => countNoun(count, 'houtland', 'houtlanden'),
    gold: (count) => countNoun(count, 'goudland', 'goudlanden'),
    magic: (count) => countNoun(count, 'magieland', 'magielanden'),
  },
  treasure: 'Eén schat',

  all: 'Alle vierentwintig',
  filter: 'Welke je ziet',
  filters: { all: 'Alle', wood: 'hout', gold: 'goud', magic: 'magie', taken: 'van jou' },
  sort: 'In welke volgorde',
  sorts: { order: 'zoals ze komen', cost: 'op prijs', power: 'op kracht', toughness: 'op taaiheid' },
  cardName: (spoken, cost, need, count) =>
    `${spoken}. Kost ${countNoun(cost, 'land', 'landen')}, vraagt ${need}. ${count === 0 ? 'Niet gekozen' : `Gekozen: ${count} van 3`}.`,
  need: (count, kind) => `${count} van ${kind}`,

  whom: 'Wie kun je vellen?',
  onTheWall: 'Op de muur; eronder door hoeveel van je anderen het daar geveld wordt, en hoeveel het er velt.',
  fells: (attacker, defender) => `${attacker} velt ${defender}`,
  fellsNot: (attacker, defender) => `${attacker} velt ${defender} niet`,
  asDefender: { slayers: 'geveld door', victims: 'velt' },
  unbeatable: {
    never: 'Wie van de jouwen ook op de muur staat, er blijft iemand over die hem velt.',
    chance: (chance) => `${chance} van alle belegeringen brengt een verdediger die niemand meer kan vellen.`,
    wheel: 'Het Wiel van de scharensliep zou helpen.',
  },
  pageWins: (share) => `Onze Page wint het ${share} van de 100 keer.`,
  defend: 'Hoeveel verdedigen er?',

  save: 'Bewaar deze stapel',
  saveName: 'Naam van de stapel',
  saved: (name) => `“${name}” is bewaard.`,
  take: (name) => `Neem “${name}”`,
  drop: (name) => `Gooi “${name}” weg`,
  dropped: (name) => `“${name}” is weg.`,
  unreadable: 'Je bewaarde stapels waren niet te lezen. Ze blijven liggen tot je een andere bewaart.',
  unnamed: 'Mijn stapel',
  copy: 'De stapel op schrift',
  done: 'Terug naar het omslag',
  doneRoad: 'Terug naar de weg',
  begin: { flourish: 'Op naar', main: 'de muur!' },
  beginName: 'Op naar de muur!',
  exchanged: (count) => `${count} van 3 wezens geruild`,
  tooMany: 'Op de weg ruil je tussen twee belegeringen hoogstens drie wezens.',
}

export const road: CoverWords['road'] = {
  title: 'De weg van zeven vestingen',
  about:
    'Zeven belegeringen, drie lantaarns. Een overwinning opent de volgende; al het andere kost een lantaarn.',
  begin: 'Ga op weg',
  go: (name) => `Beleger: ${name}`,
  goOn: { flourish: 'Op naar', main: 'de muur!' },
  next: 'De volgende',
  taken: 'ingenomen',
  waits: 'wacht',
  lanterns: (left) =>
    left === 0 ? 'Er is geen lantaarn meer over.' : `nog ${countNoun(left, 'lantaarn', 'lantaarns')}`,
  stars: (won) => `${won} van 21 sterren`,
  starsOf: (won) => countNoun(won, 'ster', 'sterren'),
  walked: 'De weg is tot het einde gelopen.',
  ended: 'De laatste lantaarn is uit. Hier eindigt de weg.',
  anew: 'Ga opnieuw op weg',
  anewTitle: 'Opnieuw op weg gaan?',
  anewText: 'De weg zoals hij nu is, wordt vergeten: sterren en lantaarns beginnen opnieuw.',
  anewYes: 'Opnieuw op weg',
  anewNo: 'Deze weg houden',
  change: 'Verander de stapel…',
  deck: 'Jouw stapel',
  back: 'Terug naar het omslag',
  own: (names) => `Van zichzelf: ${names}.`,
  drawn: (count) => `Nog ${countNoun(count, 'verdediger', 'verdedigers')} uit jouw vijftien.`,
  walls: (walls) => (walls === 0 ? '' : `Muren: ${walls} bij de dobbelstenen.`),
  weather: (changes) =>
    `Nachten: ${changes.map((one) => (one > 0 ? `+${one}` : one === 0 ? '0' : `−${-one}`)).join(', ')}.`,
  standard: 'Nachten zoals altijd.',
  tells: {
    'gingerbread-gate': 'Het ruikt er naar honing, en de wachters hebben plakhanden.',
    'brook-mill': 'Het rad staat nooit stil, en de trom ook niet.',
    'stairless-tower': 'Bovenin zingt iemand, en niemand komt naar beneden.',
    'bramble-hall': 'De doorns laten je binnen. Ze laten je niet meer uit.',
    'glass-hill': 'Wie omhoogkijkt, ziet alleen zichzelf.',
    'winter-palace': 'Hier zijn zelfs de kaarsen koud.',
    'castle-of-the-last-page': 'Achter die poort gaat het boek dicht.',
  },
  best: (stars) => `Je beste weg: ${stars} van 21 sterren.`,
  unreadable: 'Het boek van je weg was niet te lezen. Het begint opnieuw.',
  counted: (stars) => `Dit beleg bracht je ${countNoun(stars, 'ster', 'sterren')}.`,
  lostLanterns: (lost) => `Het kostte je ${countNoun(lost, 'lantaarn', 'lantaarns')}.`,
  onward: 'Verder langs de weg',
}

export const coverWords: CoverWords = { book, bots, cards, common, cover, muster, road, settings }
