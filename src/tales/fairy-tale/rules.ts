import { createFairyTale, type Expansions } from '../../engine/fairy-tale/index.ts'

/** The content of the rules in this page, worker or program. */
const content: { expansions: Expansions | null } = { expansions: null }

/** Adds the rules of the expansions. Must run before a game with one is started, read or played (`load-expansions.ts`). */
export function addExpansions(expansions: Expansions): void {
  content.expansions = expansions
}

const rules = createFairyTale(content)

/** The Last Fairy Tale with this content. */
export const fairyTale = rules.game

/** All other functions that depend on the content. */
export const { deckSize, listOf, moveMonster, expansionLines, parseNotation, symbolUses, writeNotation } =
  rules
