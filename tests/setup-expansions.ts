import { EXPANSIONS } from '../src/engine/fairy-tale/expansions/index.ts'
import { registerExpansionUi } from '../src/tales/fairy-tale/expansions/register-ui.ts'
import { loadExpansions } from '../src/tales/fairy-tale/load-expansions.ts'
import { addExpansions } from '../src/tales/fairy-tale/rules.ts'

// Tests play with all boxes as they like; `tests/expansions/without.test.ts` plays without any of this.
addExpansions(EXPANSIONS)
registerExpansionUi()
await loadExpansions()
