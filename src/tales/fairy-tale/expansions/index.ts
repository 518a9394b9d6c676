import { EXPANSIONS } from '../../../engine/fairy-tale/expansions/index.ts'
import { fetchWords } from '../../../ui/text/language.ts'
import { addExpansions } from '../rules.ts'
import { registerExpansionUi } from './register-ui.ts'

/**
 * Takes in all that the expansions bring, from their rules to their words: it is fetched with the first game that has such
 * a box, or that may get one (`load-expansions.ts`).
 */
export async function registerExpansions(): Promise<void> {
  addExpansions(EXPANSIONS)
  registerExpansionUi()
  await fetchWords().catch(() => {})
}
