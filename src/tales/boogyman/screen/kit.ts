import type { Boogyman } from '../../../engine/boogyman/index.ts'
import type { TaleKit } from '../../../ui/frames/tale-kit.ts'
import { tables } from '../runtime.ts'
import { ALL_WORDS, type AllWords } from '../words/all-words.ts'

/** The kit for shared pages. The table has its own (`table-kit.ts`), which loads before all words are available. */
export const KIT = { ...tables, ...ALL_WORDS } satisfies TaleKit<Boogyman, AllWords>
