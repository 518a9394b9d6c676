import { loadExpansions } from '../src/tales/fairy-tale/load-expansions.ts'

// Tests play with all boxes as they like; `tests/expansions/without.test.ts` plays without any of this.
await loadExpansions()
