import { partsIn } from '../../../ui/parts/part.ts'

/** What nobody sees in the table's first moment comes together, when the table stands. What is asked meanwhile waits in the stores. */
const later = partsIn(async () => {
  const [{ TaleSound }, { Tips }] = await Promise.all([
    import('./sound/tale-sound.ts'),
    import('./tips/Tips.tsx'),
  ])
  return { TaleSound, Tips }
})

/** What is heard of the table. */
export const SOUND = later('TaleSound')

/** What is said once of what somebody may not have seen yet: beside the wall, or over the foot of the field. */
export const TIPS = later('Tips')

/** The hint that was asked for, and whether all agree to go back further. */
export { AGREE, HINT } from '../../../ui/frames/table/late.ts'
