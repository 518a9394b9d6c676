import { type Fortland, fortland } from '../../../engine/fortland/index.ts'
import type { TaleKit } from '../../../ui/frames/tale-kit.ts'
import { useTable } from '../table.ts'
import { type AllWords, useAllWords } from '../words/all-words.ts'

/** What the shared pages need of this tale. The table has a kit of its own (`table-kit.ts`), which does not wait for all words. */
export const KIT = { rules: fortland, useTable, useWords: useAllWords } satisfies TaleKit<Fortland, AllWords>
