import { part } from '../../parts/part.ts'

// What nobody sees in the first moment of any table comes when it stands. What is asked meanwhile waits in the stores.

/** The paper with a hint. */
export const HINT = part(async () => (await import('../hints/HintSheet.tsx')).HintSheet)

/** The dialog that asks all to agree to an undo. */
export const AGREE = part(async () => (await import('../taking-back/AgreeBack.tsx')).AgreeBack)
