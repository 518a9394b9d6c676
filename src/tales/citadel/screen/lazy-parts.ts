import { partsIn } from '../../../ui/parts/part.ts'

/** Parts that the first paint does not need, loaded together after it. Requests for them wait in the stores. */
const later = partsIn(async () => {
  const [{ TaleSound }, { Tips }, { HeldWords }, { TaleCards }, { PassingOrder }, { TableFlights }] =
    await Promise.all([
      import('./sound/tale-sound.ts'),
      import('./tips/tips.ts'),
      import('./table/HeldWords.tsx'),
      import('./cards/TaleCards.tsx'),
      import('./bots/PassingOrder.tsx'),
      import('./flights.tsx'),
    ])
  return { TaleSound, Tips, HeldWords, TaleCards, PassingOrder, TableFlights }
})

/** Sounds and music of the table. */
export const LAZY_SOUND = later('TaleSound')

/** Flights over the table. */
export const LAZY_FLIGHTS = later('TableFlights')

/** Tips. */
export const LAZY_TIPS = later('Tips')

/** Text about the selected card. */
export const HELD = later('HeldWords')

/** The info card. */
export const LAZY_INFO_CARD = later('TaleCards')

/** The question before the controller of an Order changes. */
export const PASSING = later('PassingOrder')

/** The hint, the menu, and the dialog in which all agree to an undo. */
export { HINT, LAZY_CONSENT, MENU } from '../../../ui/frames/table/lazy-table-parts.ts'
