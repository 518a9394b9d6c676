import { part } from '../../parts/part.ts'

// Parts that load after the first paint of a table. Requests for them wait in the stores.

/** The paper with a hint. */
export const HINT = part(async () => (await import('../hints/HintSheet.tsx')).HintSheet)

/** The dialog that asks all to agree to an undo. */
export const AGREE = part(async () => (await import('../taking-back/AgreeBack.tsx')).AgreeBack)
