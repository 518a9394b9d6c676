import { partsIn } from '../../../../ui/parts/part.ts'

/** One chunk for all parts. */
const later = partsIn(() => import('./Effects.tsx'))

/** Effects of events. The first paint of the table has none. */
export const EFFECTS = later('Effects')

/** Seats that could bring a plot down. Rim and arrow do not wait for this part. */
export const BESIEGERS = later('BesiegerMarks')

/** The map of the whole town beside an open sector. */
export const SMALL_MAP = later('SmallMap')

/** Renders nothing while a part loads. */
export const Nothing = () => null
