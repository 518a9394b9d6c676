import { part } from '../../../../ui/parts/part.ts'

// Both in one file.
const seenLater = () => import('./Effects.tsx')

/** What is to be seen of an event besides what stands: nothing happens in the table's first moment. */
export const EFFECTS = part(async () => (await seenLater()).Effects)

/** The whole town beside a sector that was opened. */
export const SMALL_MAP = part(async () => (await seenLater()).SmallMap)

/** Nothing in its place until it has come. */
export const Nothing = () => null
