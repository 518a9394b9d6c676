import { partsIn } from '../../../ui/parts/part.ts'

/** Parts that the first paint does not need, loaded together after it. Requests for them wait in the stores. */
export const later = partsIn(() => import('./later.ts'))

/** The choice of a side. Its file is separate and small, because a game may ask for a side when it is opened. */
export const sides = partsIn(() => import('./sides/SideChoice.tsx'))
