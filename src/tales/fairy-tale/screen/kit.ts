import type { FairyTale } from '../../../engine/fairy-tale/index.ts'
import type { TaleKit } from '../../../ui/frames/tale-kit.ts'
import { tables } from '../runtime.ts'
import { ALL_WORDS, type AllWords } from '../words/all-words.ts'

/** The parts of this tale that the shared pages need. */
export const KIT = { ...tables, ...ALL_WORDS } satisfies TaleKit<FairyTale, AllWords>
