import { EXPANSIONS } from '../src/engine/fairy-tale/expansions/index.ts'
import { registerExpansionUi } from '../src/tales/fairy-tale/expansions/register-ui.ts'
import { loadExpansions } from '../src/tales/fairy-tale/load-expansions.ts'
import { addExpansions } from '../src/tales/fairy-tale/rules.ts'
import { registerExpansionWords } from '../src/tales/fairy-tale/words/expansion-words.ts'
import { expansionWords } from '../src/tales/fairy-tale/words/nl/expansions/index.ts'

// Tests play with all boxes as they like; `tests/expansions/without.test.ts` plays without any of this.
addExpansions(EXPANSIONS)
registerExpansionUi()
registerExpansionWords('nl', expansionWords)
await loadExpansions()
