import type { FairyTale } from '../../../engine/fairy-tale/index.ts'
import type { TaleKit } from '../../../ui/frames/tale-kit.ts'
import { fairyTale } from '../rules.ts'
import { useTable } from '../runtime.ts'
import { type AllWords, useAllWords } from '../words/all-words.ts'

/** The parts of this tale that the shared pages need. */
export const KIT = { rules: fairyTale, useTable, useWords: useAllWords } satisfies TaleKit<
  FairyTale,
  AllWords
>
