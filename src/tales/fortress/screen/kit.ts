import { type Fortress, fortress } from '../../../engine/fortress/index.ts'
import type { TaleKit } from '../../../ui/frames/tale-kit.ts'
import { useTable } from '../table.ts'
import { type Messages, useMessages } from '../words/messages.ts'

/** What the shared pages need of this tale. */
export const KIT = { rules: fortress, useTable, useWords: useMessages } satisfies TaleKit<Fortress, Messages>
