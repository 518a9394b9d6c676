import { counted } from '../../../../ui/text/nl/numbers.ts'
import type { CoverWords } from '../cover.ts'

/** De weg van zeven vestingen. */
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
    left === 0 ? 'Er is geen lantaarn meer over.' : `nog ${counted(left, 'lantaarn', 'lantaarns')}`,
  stars: (won) => `${won} van 21 sterren`,
  starsOf: (won) => counted(won, 'ster', 'sterren'),
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
  drawn: (count) => `Nog ${counted(count, 'verdediger', 'verdedigers')} uit jouw vijftien.`,
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
  counted: (stars) => `Dit beleg bracht je ${counted(stars, 'ster', 'sterren')}.`,
  lostLanterns: (lost) => `Het kostte je ${counted(lost, 'lantaarn', 'lantaarns')}.`,
  onward: 'Verder langs de weg',
}
