import { type Boogyman, boogyman } from '../../../engine/boogyman/index.ts'
import type { TaleKit } from '../../../ui/frames/tale-kit.ts'
import { useTable } from '../runtime.ts'
import { type AllWords, useAllWords } from '../words/all-words.ts'

/** The kit for shared pages. The table has its own (`table-kit.ts`), which loads before all words are available. */
export const KIT = { rules: boogyman, useTable, useWords: useAllWords } satisfies TaleKit<Boogyman, AllWords>
