import { part } from '../../../../ui/parts/part.ts'

// All in one file.
const seenLater = () => import('./Effects.tsx')

/** What is to be seen of an event besides what stands: nothing happens in the table's first moment. */
export const EFFECTS = part(async () => (await seenLater()).Effects)

/** Who could take a plot and bring another one down by that: the rim and the arrow are there from the first. */
export const BESIEGERS = part(async () => (await seenLater()).BesiegerMarks)

/** The whole town beside a sector that was opened. */
export const SMALL_MAP = part(async () => (await seenLater()).SmallMap)

/** Nothing in its place until it has come. */
export const Nothing = () => null
