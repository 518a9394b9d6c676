import { part } from '../../../../ui/parts/part.ts'

// What nobody sees in the table's first moment comes when it stands. What is asked meanwhile waits in the stores.

/** What is heard of the table. */
export const SOUND = part(async () => (await import('../sound/tale-sound.ts')).TaleSound)

/** What is drawn on the table round the ring. */
export const WASTE = part(async () => (await import('../board/Waste.tsx')).Waste)

/** What is said once of what somebody may not have seen yet. */
export const TIPS = part(async () => (await import('../tips/Tips.tsx')).Tips)

/** The hint that was asked for, and whether all agree to go back further. */
export { AGREE, HINT } from '../../../../ui/frames/table/late.ts'
