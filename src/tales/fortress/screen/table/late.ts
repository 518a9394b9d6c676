import { part } from '../../../../ui/parts/part.ts'

// What nobody sees in the table's first moment comes when it stands. What is asked meanwhile waits in the stores.

/** The hint that was asked for. */
export const HINT = part(async () => (await import('../hints/SiegeHint.tsx')).SiegeHint)

/** What is heard of the table. */
export const SOUND = part(async () => (await import('../sound/tale-sound.ts')).TaleSound)

/** Whether to go back further. */
export { AGREE } from '../../../../ui/frames/taking-back/Agreeing.tsx'
