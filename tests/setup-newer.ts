import { EXPANSIONS } from '../src/engine/fairy-tale/newer/index.ts'
import { takeInPage } from '../src/tales/fairy-tale/newer/page.ts'
import { fetchNewer } from '../src/tales/fairy-tale/newer-boxes.ts'
import { addExpansions } from '../src/tales/fairy-tale/rules.ts'
import { takeInWords } from '../src/tales/fairy-tale/words/newer-words.ts'
import { newer } from '../src/tales/fairy-tale/words/nl/newer/index.ts'

// Tests play with all boxes as they like; `tests/newer/without.test.ts` plays without any of this.
addExpansions(EXPANSIONS)
takeInPage()
takeInWords('nl', newer)
await fetchNewer()
