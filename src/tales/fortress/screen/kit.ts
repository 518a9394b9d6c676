import { type Fortress, fortress } from '../../../engine/fortress/index.ts'
import type { TaleKit } from '../../../ui/frames/tale-kit.ts'
import { useTable } from '../runtime.ts'
import { type AllWords, useAllWords } from '../words/all-words.ts'

/** The kit for shared pages. The table has its own (`table-kit.ts`), which loads fewer words. */
export const KIT = { rules: fortress, useTable, useWords: useAllWords } satisfies TaleKit<Fortress, AllWords>
