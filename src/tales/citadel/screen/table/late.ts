import { part } from '../../../../ui/parts/part.ts'

// What nobody sees in the table's first moment comes when it stands. What is asked meanwhile waits in the stores.

// Both in one file.
const seenLater = () => import('./HeldWords.tsx')

/** The hint that was asked for. */
export const HINT = part(async () => (await seenLater()).Hint)

/** What is told of a card in hand. */
export const HELD = part(async () => (await seenLater()).HeldWords)

/** The card of whatever somebody asks about. */
export const CARDS = part(async () => (await import('../cards/TaleCards.tsx')).TaleCards)

/** What is heard of the table. */
export const SOUND = part(async () => (await import('../sound/tale-sound.ts')).TaleSound)

/** Whether all agree to go back further. */
export { AGREE } from '../../../../ui/frames/taking-back/Agreeing.tsx'

/** What the table is asked before an Order passes into other hands. */
export const PASSING = part(async () => (await import('../bots/PassingOrder.tsx')).PassingOrder)
