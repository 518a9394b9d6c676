import { partsIn } from '../../../ui/parts/part.ts'

/** Parts that the first paint does not need, loaded together after it. Requests for them wait in the stores. */
const later = partsIn(async () => {
  const [{ TaleSound }, { Tips }, { TableDrawings }] = await Promise.all([
    import('./sound/tale-sound.ts'),
    import('./tips/Tips.tsx'),
    import('./board/TableDrawings.tsx'),
  ])
  return { TaleSound, Tips, TableDrawings }
})

/** The sounds of the table. */
export const SOUND = later('TaleSound')

/** The tips, each shown once. */
export const TIPS = later('Tips')

/** The drawings on the table round the clearing. */
export const DRAWINGS = later('TableDrawings')

/** The paper of a hint, and the question that asks all to agree to an undo. */
export { AGREE, HINT } from '../../../ui/frames/table/late.ts'
