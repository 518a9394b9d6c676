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
import { GAME_PAGES, type GamePage } from './examples/game.ts'
import { BOOK, CHAPTERS, type PageId } from './examples/index.ts'

const isOneOf = <Id extends string>(ids: readonly Id[], id: string): id is Id => ids.some((one) => one === id)

export const isSymbol = (id: string): id is SymbolId => isOneOf([...SYMBOL_IDS, ...EXPANSION_SYMBOL_IDS], id)
export const isBuilding = (id: string): id is BuildingId =>
  isOneOf([...BUILDING_IDS, ...EXPANSION_BUILDING_IDS], id)
export const isCharacter = (id: string): id is CharacterId => isOneOf(CHARACTER_IDS, id)
export const isGamePage = (id: string): id is GamePage => isOneOf(GAME_PAGES, id)

/** What the game's own text has not, or names without saying what it does. */
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

/** What a page is called, what it says, and the rulings that its card cites: the words of the cards, where there is one. */
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

/** The rulings of a page, in their order: what its card cites, and what its examples show. */
const rulingsOf = (id: PageId, cited: readonly Ruling[]): Ruling[] =>
  [...new Set([...cited, ...BOOK.examplesOf(id).flatMap(({ rulings }) => rulings)])].sort(
    (one, other) => one - other,
  )

/** Every page of the rule book in one language. */
export const textsOf = (words: AllWords, book: RulePagesWords): RuleText[] =>
  Object.entries(CHAPTERS).flatMap(([chapter, ids]) =>
    ids.map((id): RuleText => {
      const { title, text, cited } = saidOn(id, words, book)
      const rulings = rulingsOf(id, cited).map((number) => [number, ruling(words, number)] as const)
      return { id, chapter, title, text, rulings, isAddition: ADDITIONS.has(id) }
    }),
  )

/** Every page in every language, for whoever looks for a word of the other. */
export async function textsEverywhere(): Promise<RuleText[]> {
  const [{ en }, { nl }, english, dutch, inEnglish, inDutch] = await Promise.all([
    import('../../words/en/index.ts'),
    import('../../words/nl/index.ts'),
    import('../../words/en/rule-pages.ts'),
    import('../../words/nl/rule-pages.ts'),
    import('../../words/en/expansions/index.ts'),
    import('../../words/nl/expansions/index.ts'),
  ])
  return [
    ...textsOf({ ...en, expansions: inEnglish.expansionWords }, english.rulePages),
    ...textsOf({ ...nl, expansions: inDutch.expansionWords }, dutch.rulePages),
  ]
}
