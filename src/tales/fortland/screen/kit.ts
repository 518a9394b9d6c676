import { type Fortland, fortland } from '../../../engine/fortland/index.ts'
import type { TaleKit } from '../../../ui/frames/tale-kit.ts'
import { useTable } from '../runtime.ts'
import { type AllWords, useAllWords } from '../words/all-words.ts'

/** The kit for shared pages. The table has its own (`table-kit.ts`), which loads fewer words. */
export const KIT = { rules: fortland, useTable, useWords: useAllWords } satisfies TaleKit<Fortland, AllWords>
