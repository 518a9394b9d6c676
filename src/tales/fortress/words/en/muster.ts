import type { FortressId, LandKind } from '../../../../engine/fortress/index.ts'
import { capital, countNoun } from '../../../../ui/text/en/numbers.ts'
import { wordsByKey } from '../../../../ui/text/words-by-key.ts'
import { coverWords } from './cover.ts'

/** The muster, where the player builds a deck. */
export const muster = {
  title: 'Your deck',
  question: 'who goes with you?',
  ready: 'Ready decks',
  yours: 'Your decks',
  fifteen: 'Your fifteen',
  count: (count: number) => `${count} of 15`,
  nobody: 'No creature goes with you yet. Press one on the right.',
  one: (name: string, count: number) => `${name}: ${countNoun(count, 'copy', 'copies')}`,
  more: (name: string) => `One more: ${name}`,
  less: (name: string) => `One fewer: ${name}`,
  costs: 'What they cost',
  curve: (costs: string) => `Creatures by cost: ${costs}.`,
  atCost: (cost: number, count: number) => `${count} at ${cost}`,
  lands: 'Lands',
  landsIn: (all: number) => `${all} in all (8 to 24)`,
  moreLand: wordsByKey<LandKind>({
    wood: 'One more wood land',
    gold: 'One more gold land',
    magic: 'One more magic land',
  }),
  lessLand: wordsByKey<LandKind>({
    wood: 'One fewer wood land',
    gold: 'One fewer gold land',
    magic: 'One fewer magic land',
  }),
  treasure: 'One treasure',

  all: 'All twenty-four',
  filter: 'Show',
  filters: wordsByKey<LandKind | 'all' | 'taken'>({
    all: 'All',
    wood: 'wood',
    gold: 'gold',
    magic: 'magic',
    taken: 'yours',
  }),
  sort: 'Sort',
  sorts: { order: 'usual order', cost: 'by cost', power: 'by power', toughness: 'by toughness' },
  /** The label of a card: its values, and the number taken. */
  cardName: (spoken: string, cost: number, need: string, count: number) =>
    `${spoken}. Costs ${countNoun(cost, 'land', 'lands')}, needs ${need}. ${count === 0 ? 'Not taken' : `Taken: ${count} of 3`}.`,
  need: (count: number, kind: string) => `${count} of ${kind}`,

  whom: 'Who can you fell?',
  onTheWall: 'On the wall. Below: how many of your others fell it there, and how many it fells.',
  fells: (attacker: string, defender: string) => `${attacker} fells ${defender}`,
  fellsNot: (attacker: string, defender: string) => `${attacker} does not fell ${defender}`,
  /** Each creature as a defender: how many of the deck's others could slay it, and how many it could slay. */
  asDefender: { slayers: 'felled by', victims: 'fells' },
  unbeatable: {
    never: 'The rest of your deck can fell any defender.',
    chance: (chance: string) => `In ${chance} of all sieges, none of the rest can fell one defender.`,
    wheel: 'The Grinder’s Wheel would help.',
  },
  pageWins: (share: string) => `Our Page wins ${share} times in 100.`,
  defend: 'How many defenders?',

  save: 'Save this deck',
  saveName: 'Name of the deck',
  saved: (name: string) => `“${name}” is saved.`,
  take: (name: string) => `Take “${name}”`,
  drop: (name: string) => `Delete “${name}”`,
  dropped: (name: string) => `“${name}” is deleted.`,
  unreadable: 'Your saved decks could not be read. They stay as they are until you save a new one.',
  unnamed: 'My deck',
  copy: 'The deck as text',
  done: 'Back to the cover',
  doneRoad: 'Back to the road',
  begin: { flourish: 'To the', main: 'walls!' },
  beginName: 'To the walls!',
  exchanged: (count: number) => `${count} of 3 creatures swapped`,
  tooMany: 'On the road you can swap at most three creatures between two sieges.',
}

/** The Road of Seven Fortresses. */
export const road = {
  title: 'The Road of Seven Fortresses',
  about: 'Seven sieges, three lanterns. A victory opens the next. Anything else costs a lantern.',
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
  walked: 'You have walked the whole road.',
  ended: 'The last lantern has gone out. The road ends here.',
  anew: 'Start again',
  anewTitle: 'Start again?',
  anewText: 'This road is deleted. Stars and lanterns start again.',
  anewYes: 'Start again',
  anewNo: 'Keep this road',
  change: 'Change the deck…',
  deck: 'Your deck',
  back: 'Back to the cover',
  own: (names: string) => `Its own: ${names}.`,
  drawn: (count: number) => `${capital(countNoun(count, 'defender', 'defenders'))} more from your fifteen.`,
  walls: (walls: number) => (walls === 0 ? '' : `Walls: ${walls} added to the dice.`),
  weather: (changes: readonly number[]) =>
    `Nights: ${changes.map((one) => (one > 0 ? `+${one}` : one === 0 ? '0' : `−${-one}`)).join(', ')}.`,
  standard: 'Usual nights.',
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
  unreadable: 'Your road could not be read. It starts again.',
  counted: (stars: number) => `This siege brought you ${countNoun(stars, 'star', 'stars')}.`,
  lostLanterns: (lost: number) => `It cost you ${countNoun(lost, 'lantern', 'lanterns')}.`,
  onward: 'Along the road',
}

/** The words of the muster and the road, including those of the cover. */
export const musterWords = { ...coverWords, muster, road }
