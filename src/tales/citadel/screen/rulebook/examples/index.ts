import { citadel, parseNotation } from '../../../../../engine/citadel/index.ts'
import { randomState } from '../../../../../engine/kernel/index.ts'
import { exampleBook } from '../../../../../ui/frames/rulebook/example-book.ts'
import { drawn } from '../../../../../ui/frames/written.ts'
import { CARD_EXAMPLES } from './cards.ts'
import { ENDING_EXAMPLES } from './game-end.ts'
import { GROUND_EXAMPLES } from './ground.ts'
import { MONEY_EXAMPLES } from './money.ts'

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

/** Returns the chapter of a page. */
export const chapterOf = (id: PageId): ChapterId =>
  CHAPTERS.cards.some((card) => card === id) ? 'cards' : 'game'

/** A seed that turns up the Event in a pile before the Building. */
const LUCK = 1

export const BOOK = exampleBook(
  citadel,
  EXAMPLES,
  ({ position }) => {
    const first = { ...drawn(parseNotation(position)), random: randomState(LUCK) }
    const people = first.rules.two === 'orders' ? first.seats.length / 2 : first.seats.length
    return { first, config: { players: Array.from({ length: people }, () => ''), rules: first.rules } }
  },
  [...CHAPTERS.game, ...CHAPTERS.cards],
)
