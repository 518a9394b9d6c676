import { partsIn } from '../../../ui/parts/part.ts'

/** Parts that the first paint can do without, loaded together after it. Requests for them wait in the stores. */
const later = partsIn(async () => {
  const [{ TaleSound }, { Tips }, { TableDrawings }, { TableFlights }] = await Promise.all([
    import('./sound/tale-sound.ts'),
    import('./tips/tips.ts'),
    import('./board/TableDrawings.tsx'),
    import('./flights.tsx'),
  ])
  return { TaleSound, Tips, TableDrawings, TableFlights }
})

/** The sounds of the table. */
export const LAZY_SOUND = later('TaleSound')

/** The animations that fly over the table. */
export const LAZY_FLIGHTS = later('TableFlights')

/** The tips, each shown once. */
export const LAZY_TIPS = later('Tips')

/** The drawings on the table around the clearing. */
export const DRAWINGS = later('TableDrawings')

/** The hint paper, the menu, and the consent question for an undo. */
export { HINT, LAZY_CONSENT, MENU } from '../../../ui/frames/table/lazy-table-parts.ts'
