import type { Kind } from '../../../../engine/fortress/index.ts'
import { counted } from '../../../../ui/text/en/numbers.ts'
import { wordsOf } from '../../../../ui/text/words-of.ts'

/** The muster: who goes with you. */
export const muster = {
  title: 'The muster',
  question: 'who goes with you?',
  ready: 'Decks that lie ready',
  yours: 'Your decks',
  fifteen: 'Your fifteen',
  count: (count: number) => `${count} of 15`,
  nobody: 'Nobody goes with you yet. Press a creature at the right.',
  one: (name: string, count: number) => `${name}: ${counted(count, 'copy', 'copies')}`,
  more: (name: string) => `One more: ${name}`,
  less: (name: string) => `One less: ${name}`,
  costs: 'What they cost',
  curve: (costs: string) => `How many creatures there are of each cost: ${costs}.`,
  atCost: (cost: number, count: number) => `${count} at ${cost}`,
  lands: 'Lands',
  landsIn: (all: number) => `${all} in all; 8 to 24 are allowed`,
  moreLand: wordsOf<Kind>({
    wood: 'One more wood land',
    gold: 'One more gold land',
    magic: 'One more magic land',
  }),
  lessLand: wordsOf<Kind>({
    wood: 'One wood land less',
    gold: 'One gold land less',
    magic: 'One magic land less',
  }),
  landsOf: wordsOf<Kind, (count: number) => string>({
    wood: (count) => counted(count, 'wood land', 'wood lands'),
    gold: (count) => counted(count, 'gold land', 'gold lands'),
    magic: (count) => counted(count, 'magic land', 'magic lands'),
  }),
  treasure: 'One treasure',

  all: 'All twenty-four',
  filter: 'Which are shown',
  filters: wordsOf<Kind | 'all' | 'taken'>({
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
    `${spoken}. Costs ${counted(cost, 'land', 'lands')}, needs ${need}. ${count === 0 ? 'Not taken' : `Taken: ${count} of 3`}.`,
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
