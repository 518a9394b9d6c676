import { partsIn } from '../../../../ui/parts/part.ts'

/** All in one file. */
const later = partsIn(() => import('./Effects.tsx'))

/** What is to be seen of an event besides what stands: nothing happens in the table's first moment. */
export const EFFECTS = later('Effects')

/** Who could take a plot and bring another one down by that: the rim and the arrow are there from the first. */
export const BESIEGERS = later('BesiegerMarks')

/** The whole town beside a sector that was opened. */
export const SMALL_MAP = later('SmallMap')

/** Nothing in its place until it has come. */
export const Nothing = () => null
