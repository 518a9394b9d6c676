import { type Citadel, citadel } from '../../../engine/citadel/index.ts'
import type { TaleKit } from '../../../ui/frames/tale-kit.ts'
import { useTable } from '../runtime.ts'
import { type AllWords, useAllWords } from '../words/all-words.ts'

/** The kit for shared pages. The table has its own one (`table-kit.ts`), to avoid loading all words. */
export const KIT = { rules: citadel, useTable, useWords: useAllWords } satisfies TaleKit<Citadel, AllWords>
