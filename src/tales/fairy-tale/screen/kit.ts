import type { FairyTale } from '../../../engine/fairy-tale/index.ts'
import type { TaleKit } from '../../../ui/frames/tale-kit.ts'
import { fairyTale } from '../rules.ts'
import { useTable } from '../table.ts'
import { type AllWords, useAllWords } from '../words/all-words.ts'

/** What the shared pages need of this tale. */
export const KIT = { rules: fairyTale, useTable, useWords: useAllWords } satisfies TaleKit<
  FairyTale,
  AllWords
>
