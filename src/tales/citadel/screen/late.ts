import { partsIn } from '../../../ui/parts/part.ts'

/** Parts that the first paint does not need, loaded together after it. Requests for them wait in the stores. */
const later = partsIn(async () => {
  const [{ TaleSound }, { Tips }, { HeldWords }, { TaleCards }, { PassingOrder }] = await Promise.all([
    import('./sound/tale-sound.ts'),
    import('./tips/Tips.tsx'),
    import('./table/HeldWords.tsx'),
    import('./cards/TaleCards.tsx'),
    import('./bots/PassingOrder.tsx'),
  ])
  return { TaleSound, Tips, HeldWords, TaleCards, PassingOrder }
})

/** What is heard of the table. */
export const SOUND = later('TaleSound')

/** What is said once of what somebody may not have seen yet. */
export const TIPS = later('Tips')

/** What is told of a card in hand. */
export const HELD = later('HeldWords')

/** The card of whatever somebody asks about. */
export const CARDS = later('TaleCards')

/** What the table is asked before an Order passes into other hands. */
export const PASSING = later('PassingOrder')

/** The paper of a hint, and the question that asks all to agree to an undo. */
export { AGREE, HINT } from '../../../ui/frames/table/late.ts'
