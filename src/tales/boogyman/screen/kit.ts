import { type Boogyman, boogyman } from '../../../engine/boogyman/index.ts'
import type { TaleKit } from '../../../ui/frames/tale-kit.ts'
import { useTable } from '../table.ts'
import { type Messages, useMessages } from '../words/messages.ts'

/** What the shared pages need of this tale. */
export const KIT = { rules: boogyman, useTable, useWords: useMessages } satisfies TaleKit<Boogyman, Messages>
