import { partsIn } from '../../../ui/parts/part.ts'

/** Parts that the first paint does not need, loaded together after it. Requests for them wait in the stores. */
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

/** The paper of a hint, and the question that asks all to agree to an undo. */
export { AGREE, HINT } from '../../../ui/frames/table/late.ts'
