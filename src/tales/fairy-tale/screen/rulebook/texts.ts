import {
  BUILDING_IDS,
  type BuildingId,
  CHARACTER_IDS,
  type CharacterId,
  EXPANSION_BUILDING_IDS,
  EXPANSION_SYMBOL_IDS,
  SYMBOL_IDS,
  type SymbolId,
} from '../../../../engine/fairy-tale/index.ts'
import type { RuleText } from '../../../../ui/frames/rulebook/pages.ts'
import type { AllWords } from '../../words/all-words.ts'
import { buildingCard, ruling, symbolCard } from '../../words/card-texts.ts'
import { symbolTitle, tileTitle } from '../../words/look-up.ts'
import type { RulePagesWords } from '../../words/rule-pages.ts'
import { BUILDING_RULES, CHARACTER_RULES, type Ruling, SYMBOL_RULES } from '../cards/rule-refs.ts'
import { GAME_PAGES, type GamePageId } from './examples/game.ts'
import { BOOK, CHAPTERS, type PageId } from './examples/index.ts'

const isOneOf = <Id extends string>(ids: readonly Id[], id: string): id is Id => ids.some((one) => one === id)

export const isSymbol = (id: string): id is SymbolId => isOneOf([...SYMBOL_IDS, ...EXPANSION_SYMBOL_IDS], id)
export const isBuilding = (id: string): id is BuildingId =>
  isOneOf([...BUILDING_IDS, ...EXPANSION_BUILDING_IDS], id)
export const isCharacter = (id: string): id is CharacterId => isOneOf(CHARACTER_IDS, id)
export const isGamePage = (id: string): id is GamePageId => isOneOf(GAME_PAGES, id)

/** Pages on things that the original rules lack, or name without an effect. */
const ADDITIONS: ReadonlySet<PageId> = new Set([
  'den',
  'candy-house',
  'sleeping-glade',
  'trapdoor',
  'rapunzel',
  'red-riding-hood',
  'cinderella',
  'aladdin',
] as const)

/** Returns the title, the text and the cited rulings of a page, from the card if there is one. */
function saidOn(
  id: PageId,
  m: AllWords,
  { pages }: RulePagesWords,
): { title: string; text: string; cited: readonly Ruling[] } {
  if (isSymbol(id))
    return { title: symbolTitle(m, id), text: symbolCard(m, id), cited: SYMBOL_RULES[id].rulings }
  if (isBuilding(id))
    return { title: tileTitle(m, id), text: buildingCard(m, id), cited: BUILDING_RULES[id].rulings }
  if (isCharacter(id))
    return { title: m.common.characters[id], text: m.common.powers[id], cited: CHARACTER_RULES[id].rulings }
  return { ...pages[id], cited: [] }
}

/** Returns the rulings that a page's card cites or its examples show, in order. */
const rulingsOf = (id: PageId, cited: readonly Ruling[]): Ruling[] =>
  [...new Set([...cited, ...BOOK.examplesOf(id).flatMap(({ rulings }) => rulings)])].sort(
    (one, other) => one - other,
  )

/** Returns every page of the rule book in one language. */
export const textsOf = (words: AllWords, book: RulePagesWords): RuleText[] =>
  Object.entries(CHAPTERS).flatMap(([chapter, ids]) =>
    ids.map((id): RuleText => {
      const { title, text, cited } = saidOn(id, words, book)
      const rulings = rulingsOf(id, cited).map((number) => [number, ruling(words, number)] as const)
      return { id, chapter, title, text, rulings, isAddition: ADDITIONS.has(id) }
    }),
  )
