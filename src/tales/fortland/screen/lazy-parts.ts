import { partsIn } from '../../../ui/parts/part.ts'

/** Lazy components, loaded together after the first paint. Requests for them wait in the stores. */
const later = partsIn(async () => {
  const [{ TaleSound }, { Tips }, { Waste }, { TableFlights }] = await Promise.all([
    import('./sound/tale-sound.ts'),
    import('./tips/tips.ts'),
    import('./board/Waste.tsx'),
    import('./flights.tsx'),
  ])
  return { TaleSound, Tips, Waste, TableFlights }
})

/** The sound of the table. */
export const LAZY_SOUND = later('TaleSound')

/** The flying pieces over the table. */
export const LAZY_FLIGHTS = later('TableFlights')

/** The tips, each shown once. */
export const LAZY_TIPS = later('Tips')

/** The pattern on the table around the ring. */
export const WASTE = later('Waste')

/** The hint panel, the menu, and the consent to an undo. */
export { HINT, LAZY_CONSENT, MENU } from '../../../ui/frames/table/lazy-table-parts.ts'
