import { type Citadel, citadel } from '../../../engine/citadel/index.ts'
import type { TaleKit } from '../../../ui/frames/tale-kit.ts'
import { useTable } from '../table.ts'
import { type AllWords, useAllWords } from '../words/all-words.ts'

/** The kit for shared pages. The table has its own (`table-kit.ts`), so that it does not wait for all words. */
export const KIT = { rules: citadel, useTable, useWords: useAllWords } satisfies TaleKit<Citadel, AllWords>
