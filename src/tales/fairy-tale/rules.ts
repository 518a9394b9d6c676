import { createFairyTale, type Expansions } from '../../engine/fairy-tale/index.ts'

/** What the rules are made of here: on this page, in this worker or in this program. */
const content: { expansions: Expansions | null } = { expansions: null }

/** Adds the rules of the newer boxes, once: before a game with one of them is begun, read or played (`newer-boxes.ts`). */
export function addExpansions(expansions: Expansions): void {
  content.expansions = expansions
}

const rules = createFairyTale(content)

/** The Last Fairy Tale, as everything here plays it. */
export const fairyTale = rules.game

/** What else depends on the content. */
export const { deckSize, listOf, moveMonster, newerLines, parseNotation, symbolUses, writeNotation } = rules
