import { type Queries, useMatched } from '../../page/window-size.ts'

/**
 * How the table is laid out: two sheets; one sheet with a rail below; a phone with a sheet of tabs at the
 * bottom, or, held across, at the side.
 */
export type Layout = 'wide' | 'rail' | 'phone' | 'across'

/** Whether it is laid out as for a phone, however that is held. */
export const isSmall = (layout: Layout): boolean => layout === 'phone' || layout === 'across'

/** From the narrowest on: the first that the window matches is taken. One that is broader than high has its sheet at the side. */
const LAYOUTS: Queries<Exclude<Layout, 'wide'>> = {
  across:
    '(min-width: 37.5em) and (max-height: 34.9em), (min-width: 37.5em) and (max-width: 59.9em) and (min-aspect-ratio: 6/5)',
  phone: '(max-width: 59.9em)',
  rail: '(max-width: 74.9em)',
}

/** Little room for the board above a sheet (low), in a sheet at the side (flat), or for words beside the seal (narrow). */
const TIGHTNESS = {
  low: '(max-height: 44em)',
  flat: '(max-height: 34.9em)',
  narrow: '(max-width: 22.4em)',
} as const

/** The layout that the window has room for. */
export const useLayout = (): Layout => useMatched(LAYOUTS)[0] ?? 'wide'

/** Whether it is laid out as for a phone now. */
export const useSmall = (): boolean => isSmall(useLayout())

/** Whether the window is rather low, very low, or very narrow. */
export function useTightness(): Record<keyof typeof TIGHTNESS, boolean> {
  const matched = useMatched(TIGHTNESS)
  return { low: matched.includes('low'), flat: matched.includes('flat'), narrow: matched.includes('narrow') }
}
