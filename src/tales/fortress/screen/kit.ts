import { type Fortress, fortress } from '../../../engine/fortress/index.ts'
import type { TaleKit } from '../../../ui/frames/tale-kit.ts'
import { useTable } from '../table.ts'
import { type AllWords, useAllWords } from '../words/all-words.ts'

/** The kit for shared pages. The table has its own (`table-kit.ts`), so that it does not wait for all words. */
export const KIT = { rules: fortress, useTable, useWords: useAllWords } satisfies TaleKit<Fortress, AllWords>
