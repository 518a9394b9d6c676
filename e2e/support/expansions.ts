import type { Page } from '@playwright/test'
import { EXPANSIONS } from '../../src/engine/fairy-tale/expansions/index.ts'
import type { FairyTale, State } from '../../src/engine/fairy-tale/index.ts'
import { CENTRE, openSessionFrom, type Place, parsePlace, writeGame } from '../../src/engine/kernel/index.ts'
import { addExpansions, fairyTale, parseNotation } from '../../src/tales/fairy-tale/rules.ts'
import { positionOf } from './game.ts'

addExpansions(EXPANSIONS)

export const at = (text: string): Place => parsePlace(text) ?? CENTRE

/** A position as the page stores it: a game that starts there, so that nothing can be undone. */
export function stored(notation: string): string {
  const read = parseNotation(notation)
  if (!read.ok) throw new Error(JSON.stringify(read.error))
  const { seats, rules, boxes } = read.value
  const config = {
    seats: seats.map(({ character }) => ({ character, player: '' })),
    difficulty: 'fairy-tale' as const,
    rules,
    boxes,
  }
  return writeGame(fairyTale, openSessionFrom<FairyTale>(config, 1, read.value))
}

/** The expansion state of the game on the page. */
export const extras = async (page: Page): Promise<NonNullable<State['extras']>> => {
  const { extras } = await positionOf(page)
  if (!extras) throw new Error('The game on the page has no expansion.')
  return extras
}

/** The button of an action of an expansion. */
export const deed = (page: Page, id: string) => page.locator(`[data-deed="${id}"]`).first()

/** Lines with the remaining tiles, for a drawn forest. */
export const more = 'market ┃#40 ┗#41 ┻#42\npile 2 ╹◆#1; 0; 0\npool ┗#43'

/** A forest with something of all seven expansions: fires, floods, soldiers, villagers, spells and things. */
export const everyExpansion = ` .   .   ┃v  ┃k  .   .
 ┏y  ┳♫  ╋  ╋u2wg ┓  .
 ━☗  ━   O   ━f  ━   ━
 ┗q  ┻xmg ┻aW ┳⚑  ┛1  .
 .   .   ┃✳  ┃BN .   .
seats huntsman 1,0 water; cinderella 0,1
boxes resources simple knotty special fire river ways soldiers dark quests spells
burning 3,0 1; 2,0 2
flooded -2,-1 2
soldiers 1,1 2
villagers -2,0 3
spells vanish huntsman
things thread cinderella
hush 1
foretold 6
${more}`
