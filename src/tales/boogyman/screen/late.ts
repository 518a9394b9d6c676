import { partsIn } from '../../../ui/parts/part.ts'

/** What nobody sees in the table's first moment comes together, when the table stands. What is asked meanwhile waits in the stores. */
const later = partsIn(async () => {
  const [{ TaleSound }, { Tips }, { TableDrawings }] = await Promise.all([
    import('./sound/tale-sound.ts'),
    import('./tips/Tips.tsx'),
    import('./board/TableDrawings.tsx'),
  ])
  return { TaleSound, Tips, TableDrawings }
})

/** What is heard of the table. */
export const SOUND = later('TaleSound')

/** What is said once of what somebody may not have seen yet. */
export const TIPS = later('Tips')

/** What is drawn on the table round the clearing. */
export const DRAWINGS = later('TableDrawings')

/** The hint that was asked for, and whether all agree to go back further. */
export { AGREE, HINT } from '../../../ui/frames/table/late.ts'
