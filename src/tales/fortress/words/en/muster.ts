import type { FortressId, Kind } from '../../../../engine/fortress/index.ts'
import { capital, countNoun } from '../../../../ui/text/en/numbers.ts'
import { wordsByKey } from '../../../../ui/text/words-by-key.ts'
import { coverWords } from './cover.ts'

/** The muster: who goes with you. */
export const muster = {
  title: 'The muster',
  question: 'who goes with you?',
  ready: 'Decks that lie ready',
  yours: 'Your decks',
  fifteen: 'Your fifteen',
  count: (count: number) => `${count} of 15`,
  nobody: 'Nobody goes with you yet. Press a creature at the right.',
  one: (name: string, count: number) => `${name}: ${countNoun(count, 'copy', 'copies')}`,
  more: (name: string) => `One more: ${name}`,
  less: (name: string) => `One less: ${name}`,
  costs: 'What they cost',
  curve: (costs: string) => `How many creatures there are of each cost: ${costs}.`,
  atCost: (cost: number, count: number) => `${count} at ${cost}`,
  lands: 'Lands',
  landsIn: (all: number) => `${all} in all; 8 to 24 are allowed`,
  moreLand: wordsByKey<Kind>({
    wood: 'One more wood land',
    gold: 'One more gold land',
    magic: 'One more magic land',
  }),
  lessLand: wordsByKey<Kind>({
    wood: 'One wood land less',
    gold: 'One gold land less',
    magic: 'One magic land less',
  }),
  treasure: 'One treasure',

  all: 'All twenty-four',
  filter: 'Which are shown',
  filters: wordsByKey<Kind | 'all' | 'taken'>({
    all: 'All',
    wood: 'wood',
    gold: 'gold',
    magic: 'magic',
    taken: 'yours',
  }),
  sort: 'In which order',
  sorts: { order: 'as they come', cost: 'by cost', power: 'by power', toughness: 'by toughness' },
  /** Of a card: what it is, and how often it is taken. */
  cardName: (spoken: string, cost: number, need: string, count: number) =>
    `${spoken}. Costs ${countNoun(cost, 'land', 'lands')}, needs ${need}. ${count === 0 ? 'Not taken' : `Taken: ${count} of 3`}.`,
  need: (count: number, kind: string) => `${count} of ${kind}`,

  whom: 'Whom can you fell?',
  onTheWall: 'On the wall; below, by how many of your others it is felled there, and how many it fells.',
  fells: (attacker: string, defender: string) => `${attacker} fells ${defender}`,
  fellsNot: (attacker: string, defender: string) => `${attacker} does not fell ${defender}`,
  /** Of each creature as a defender: how many of the deck's others fell it, and how many of them it fells. */
  asDefender: { slayers: 'felled by', victims: 'fells' },
  unbeatable: {
    never: 'Whoever of yours stands on the wall, somebody left can fell them.',
    chance: (chance: string) => `${chance} of all sieges bring a defender whom nobody left could fell.`,
    wheel: 'The Grinder’s Wheel would help.',
  },
  pageWins: (share: string) => `Our Page takes it ${share} times in 100.`,
  defend: 'How many defend?',

  save: 'Keep this deck',
  saveName: 'Name of the deck',
  saved: (name: string) => `“${name}” is kept.`,
  take: (name: string) => `Take “${name}”`,
  drop: (name: string) => `Throw “${name}” away`,
  dropped: (name: string) => `“${name}” is gone.`,
  unreadable: 'Your kept decks could not be read. They lie where they lay until you keep another.',
  unnamed: 'My deck',
  copy: 'The deck in writing',
  done: 'Back to the cover',
  doneRoad: 'Back to the road',
  begin: { flourish: 'To the', main: 'walls!' },
  beginName: 'To the walls!',
  exchanged: (count: number) => `${count} of 3 creatures exchanged`,
  tooMany: 'On the road, at most three creatures are exchanged between two sieges.',
}

/** The Road of Seven Fortresses. */
export const road = {
  title: 'The Road of Seven Fortresses',
  about: 'Seven sieges, three lanterns. A victory opens the next; whatever else costs a lantern.',
  begin: 'Set out',
  go: (name: string) => `Besiege ${name}`,
  goOn: { flourish: 'On to', main: 'the walls!' },
  next: 'Next',
  taken: 'taken',
  waits: 'waits',
  lanterns: (left: number) =>
    left === 0 ? 'No lantern is left.' : `${countNoun(left, 'lantern', 'lanterns')} left`,
  stars: (won: number) => `${won} of 21 stars`,
  starsOf: (won: number) => countNoun(won, 'star', 'stars'),
  walked: 'The road is walked to its end.',
  ended: 'The last lantern has gone out. The road ends here.',
  anew: 'Set out anew',
  anewTitle: 'Set out anew?',
  anewText: 'The road as it stands is forgotten: stars and lanterns begin again.',
  anewYes: 'Set out anew',
  anewNo: 'Keep this road',
  change: 'Change the deck…',
  deck: 'Your deck',
  back: 'Back to the cover',
  own: (names: string) => `Of its own: ${names}.`,
  drawn: (count: number) => `${capital(countNoun(count, 'defender', 'defenders'))} more from your fifteen.`,
  walls: (walls: number) => (walls === 0 ? '' : `Walls: ${walls} more on the dice.`),
  weather: (changes: readonly number[]) =>
    `Nights: ${changes.map((one) => (one > 0 ? `+${one}` : one === 0 ? '0' : `−${-one}`)).join(', ')}.`,
  standard: 'Nights as ever.',
  tells: wordsByKey<FortressId>({
    'gingerbread-gate': 'It smells of honey, and the guards have sticky hands.',
    'brook-mill': 'The wheel never stops, nor does the drum.',
    'stairless-tower': 'Somebody at the top sings, and nobody comes down.',
    'bramble-hall': 'Thorns let you in. They do not let you out.',
    'glass-hill': 'Whoever looks up sees only themselves.',
    'winter-palace': 'Here even the candles are cold.',
    'castle-of-the-last-page': 'Behind its gate, the book is closed.',
  }),
  best: (stars: number) => `Your best road: ${stars} of 21 stars.`,
  unreadable: 'The book of your road could not be read. It begins anew.',
  counted: (stars: number) => `This siege brought you ${countNoun(stars, 'star', 'stars')}.`,
  lostLanterns: (lost: number) => `It cost you ${countNoun(lost, 'lantern', 'lanterns')}.`,
  onward: 'On along the road',
}

/** The words of the muster and the road, including those of the cover. */
export const musterWords = { ...coverWords, muster, road }
