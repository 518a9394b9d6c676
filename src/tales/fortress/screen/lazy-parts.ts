import { partsIn } from '../../../ui/parts/part.ts'

/** Lazy components, loaded together after the first paint. Requests for them wait in the stores. */
const later = partsIn(async () => {
  const [{ TaleSound }, { Tips }, { TableFlights }] = await Promise.all([
    import('./sound/tale-sound.ts'),
    import('./tips/tips.ts'),
    import('./flights.tsx'),
  ])
  return { TaleSound, Tips, TableFlights }
})

/** The sound of the table. */
export const LAZY_SOUND = later('TaleSound')

/** The flying pieces over the table. */
export const LAZY_FLIGHTS = later('TableFlights')

/** The tips, each shown once: beside the wall, or over the foot of the field. */
export const LAZY_TIPS = later('Tips')

/** The hint panel, the menu, and the consent to an undo. */
export { HINT, LAZY_CONSENT, MENU } from '../../../ui/frames/table/lazy-table-parts.ts'
