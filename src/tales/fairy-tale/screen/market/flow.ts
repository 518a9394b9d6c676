/** How tiles in hand stand: below each other, side by side, or side by side in a narrow window. */
export type Flow = 'column' | 'row' | 'narrow'
