import { takeInNewer } from '../src/engine/fairy-tale/newer/index.ts'

// Tests play with all boxes as they like; `tests/newer/without.test.ts` plays without any of this.
takeInNewer()
