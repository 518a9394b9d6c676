import { type Fortland, fortland } from '../../../engine/fortland/index.ts'
import type { TaleKit } from '../../../ui/frames/tale-kit.ts'
import { useTable } from '../table.ts'
import { type Messages, useMessages } from '../words/messages.ts'

/** What the shared pages need of this tale. */
export const KIT = { rules: fortland, useTable, useWords: useMessages } satisfies TaleKit<Fortland, Messages>
