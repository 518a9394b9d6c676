import { EXPANSIONS } from '../../../engine/fairy-tale/expansions/index.ts'
import { fetchWords } from '../../../ui/text/language.ts'
import { type ExpansionValues, expansionValues } from '../bots/expansion-bots.ts'
import { addExpansions } from '../rules.ts'
import { registerExpansionUi } from './register-ui.ts'

/** Registers rules, art and words of the expansions, and returns what the apprentice thinks of them. Loaded with the first game that has one, or may get one (`load-expansions.ts`). */
export async function registerExpansions(): Promise<ExpansionValues> {
  addExpansions(EXPANSIONS)
  registerExpansionUi()
  await fetchWords().catch(() => {})
  return expansionValues()
}
