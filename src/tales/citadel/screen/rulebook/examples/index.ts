import {
  type Citadel,
  citadel,
  parseNotation,
  problemText,
  type State,
} from '../../../../../engine/citadel/index.ts'
import { randomState } from '../../../../../engine/kernel/index.ts'
import { type Ran, ranExample } from '../../../../../playback/example.ts'
import { CARD_EXAMPLES } from './cards.ts'
import { ENDING_EXAMPLES } from './ending.ts'
import type { Example, Ruling } from './example.ts'
import { GROUND_EXAMPLES } from './ground.ts'
import { MONEY_EXAMPLES } from './money.ts'

export type { Example, Ruling } from './example.ts'

const EXAMPLES = { ...GROUND_EXAMPLES, ...MONEY_EXAMPLES, ...CARD_EXAMPLES, ...ENDING_EXAMPLES }

export type PageId = keyof typeof EXAMPLES

/** The pages of each chapter, in the order of the book. */
export const CHAPTERS = {
  game: [
    ...([
      'board',
      'setup',
      'reveal',
      'taxes',
      'claim',
      'build',
      'stand',
      'roads',
      'raze',
      'pawnshop',
      'buy-pile',
    ] as const),
    ...([
      'hire',
      'score',
      'goal',
      'last',
      'resign',
      'epochs',
      'market',
      'siege',
      'powers',
      'secrets',
      'two',
    ] as const),
  ],
  cards: ['rivals', 'yourself', 'themselves', 'giving', 'taking'],
} as const satisfies Record<string, readonly PageId[]>

export type ChapterId = keyof typeof CHAPTERS

/** Every page of the rule book, in the order of the book. */
export const PAGE_IDS: readonly PageId[] = [...CHAPTERS.game, ...CHAPTERS.cards]

export const isPage = (id: string): id is PageId => Object.hasOwn(EXAMPLES, id)

/** In which chapter a page stands. */
export const chapterOf = (id: PageId): ChapterId =>
  CHAPTERS.cards.some((card) => card === id) ? 'cards' : 'game'

/** The examples of a page. */
export const examplesOf = (id: PageId): readonly Example[] => EXAMPLES[id]

/** The page that shows a ruling. */
export const pageOfRuling = (ruling: Ruling): PageId | null =>
  PAGE_IDS.find((id) => examplesOf(id).some(({ rulings }) => rulings.includes(ruling))) ?? null

/** Luck with which an Event comes up before the Building that lies in the pile with it. */
const LUCK = 1

function stateOf(position: string): State {
  const read = parseNotation(position)
  if (!read.ok) throw new Error(problemText(read.problem))
  return { ...read.state, random: randomState(LUCK) }
}

/** An example carried out by the rules, as far as it has been chosen. */
export function ran({ position, deeds }: Example, chosen: readonly number[]): Ran<Citadel> {
  const first = stateOf(position)
  const people = first.rules.two === 'orders' ? first.seats.length / 2 : first.seats.length
  const config = { players: Array.from({ length: people }, () => ''), rules: first.rules }
  return ranExample(citadel, { config, first }, deeds, chosen)
}
