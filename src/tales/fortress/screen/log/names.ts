import { type CardId, countsOf, isCreature, isLand, isTreasure } from '../../../../engine/fortress/index.ts'
import type { CoverWords } from '../../words/cover.ts'
import type { Messages } from '../../words/messages.ts'

type CardWords = Pick<CoverWords, 'cards'>

/** Returns the full name of a card. */
export function fullName(card: CardId, { cards }: CardWords): string {
  if (isCreature(card)) return cards.creatures[card]
  if (isTreasure(card)) return cards.treasures[card]
  return isLand(card) ? cards.lands[card] : card
}

/** Returns the short name of a card within a sentence. */
export function shortName(card: CardId, { cards }: CardWords): string {
  if (isCreature(card)) return cards.the[card]
  if (isTreasure(card)) return cards.treasures[card]
  return isLand(card) ? cards.lands[card] : card
}

/** Returns the short name of a card on its own. */
export function nickOf(card: CardId, { cards }: CardWords): string {
  if (isCreature(card)) return cards.nicks[card]
  if (isTreasure(card)) return cards.treasureNicks[card]
  return isLand(card) ? cards.lands[card] : card
}

/** Lists cards as one phrase, each name once: "two times the Goat and the Witch". */
export const cardList = (cards: readonly CardId[], m: Pick<Messages, 'cards' | 'common' | 'log'>): string =>
  m.common.list(countsOf(cards).map(({ card, count }) => m.log.several(shortName(card, m), count)))
