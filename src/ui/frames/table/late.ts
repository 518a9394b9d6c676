import { part } from '../../parts/part.ts'

// What nobody sees in the first moment of any table comes when it stands. What is asked meanwhile waits in the stores.

/** The hint that was asked for. */
export const HINT = part(async () => (await import('../hints/HintSheet.tsx')).HintSheet)

/** Whether all agree to go back further. */
export const AGREE = part(async () => (await import('../taking-back/AgreeBack.tsx')).AgreeBack)
