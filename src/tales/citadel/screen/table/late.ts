import { part } from '../../../../ui/parts/part.ts'

// What nobody sees in the table's first moment comes when it stands. What is asked meanwhile waits in the stores.

/** What is told of a card in hand. */
export const HELD = part(async () => (await import('./HeldWords.tsx')).HeldWords)

/** The card of whatever somebody asks about. */
export const CARDS = part(async () => (await import('../cards/TaleCards.tsx')).TaleCards)

/** What is heard of the table. */
export const SOUND = part(async () => (await import('../sound/tale-sound.ts')).TaleSound)

/** What the table is asked before an Order passes into other hands. */
export const PASSING = part(async () => (await import('../bots/PassingOrder.tsx')).PassingOrder)

/** What is said once of what somebody may not have seen yet. */
export const TIPS = part(async () => (await import('../tips/Tips.tsx')).Tips)

/** The hint that was asked for, and whether all agree to go back further. */
export { AGREE, HINT } from '../../../../ui/frames/table/late.ts'
