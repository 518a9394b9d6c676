import { err, ok, type Result } from '../../kernel/result.ts'
import { splitWords, wholeNumber } from '../../kernel/text.ts'
import { type CardId, type CreatureId, isCreature, parseCard } from '../cards.ts'
import type { Soldier } from '../state.ts'
import type { ProblemCode } from './problem.ts'

/** Limit of copies in one word. */
const MOST_COPIES = 99

/** The parsed cards, or the problem with its word. */
export type Cards<Card> = Result<Card[], { code: ProblemCode; word: string }>

/** Reads cards in the given order; `*3` after a card stands for three copies. */
export function readCards(text: string): Cards<CardId> {
  const cards: CardId[] = []
  for (const word of splitWords(text)) {
    const [name = '', count = '1', ...more] = word.split('*')
    const card = parseCard(name)
    const copies = more.length === 0 ? wholeNumber(count, 1, MOST_COPIES) : null
    if (!card) return err({ code: 'unknown-card', word })
    if (copies === null) return err({ code: 'wrong-count', word })
    cards.push(...Array.from({ length: copies }, () => card))
  }
  return ok(cards)
}

/** Reads cards that must all be creatures. */
export function readCreatures(text: string): Cards<CreatureId> {
  const read = readCards(text)
  if (!read.ok) return read
  const creatures = read.value.filter(isCreature)
  const other = read.value.find((card) => !isCreature(card))
  return other ? err({ code: 'unknown-card', word: other }) : ok(creatures)
}

/** Reads the army from the left: `mill-ox donkey-drummer!`, with a mark after creatures cast in this turn. */
export function readArmy(text: string): Cards<Soldier> {
  const cards: Soldier[] = []
  for (const word of splitWords(text)) {
    const fresh = word.endsWith('!')
    const creature = fresh ? word.slice(0, -1) : word
    if (!isCreature(creature)) return err({ code: 'unknown-card', word })
    cards.push({ creature, fresh })
  }
  return ok(cards)
}

/** Writes sorted cards, each once with its number of copies; null if there are none. */
export function cardsText(cards: readonly CardId[]): string | null {
  const counts = new Map<CardId, number>()
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1)
  return [...counts].map(([card, count]) => (count > 1 ? `${card}*${count}` : card)).join(' ') || null
}
