import type { Citadel } from '../../../engine/citadel/index.ts'
import type { TaleKit } from '../../../ui/frames/tale-kit.ts'
import { tables } from '../runtime.ts'
import { ALL_WORDS, type AllWords } from '../words/all-words.ts'

/** The kit for shared pages. The table has its own one (`table-kit.ts`), to avoid loading all words. */
export const KIT = { ...tables, ...ALL_WORDS } satisfies TaleKit<Citadel, AllWords>
