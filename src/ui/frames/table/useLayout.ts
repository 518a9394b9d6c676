import { type Queries, useMatched } from '../../page/window-size.ts'

/**
 * The layout of the table: two panels; one panel (`rail`); a phone with a sheet at the bottom; a phone in landscape with the sheet at the
 * side (`across`).
 */
export type Layout = 'wide' | 'rail' | 'phone' | 'across'

/** True for the layouts of a phone, portrait or landscape. */
export const isSmall = (layout: Layout): boolean => layout === 'phone' || layout === 'across'

/** The first match wins. A small landscape window matches `across`, and has its sheet at the side. */
const LAYOUTS: Queries<Exclude<Layout, 'wide'>> = {
  across:
    '(min-width: 37.5em) and (max-height: 34.9em), (min-width: 37.5em) and (max-width: 59.9em) and (min-aspect-ratio: 6/5)',
  phone: '(max-width: 59.9em)',
  rail: '(max-width: 74.9em)',
}

/** Too low for the board above a bottom sheet (low); too low for a side sheet (flat); too narrow for words beside the seal (narrow). */
const TIGHTNESS = {
  low: '(max-height: 44em)',
  flat: '(max-height: 34.9em)',
  narrow: '(max-width: 22.4em)',
} as const

/** Hook: the layout that fits the window. */
export const useLayout = (): Layout => useMatched(LAYOUTS)[0] ?? 'wide'

/** Hook: true for the layouts of a phone. */
export const useSmall = (): boolean => isSmall(useLayout())

/** Hook: which of these limits the window is under. */
export function useTightness(): Record<keyof typeof TIGHTNESS, boolean> {
  const matched = useMatched(TIGHTNESS)
  return { low: matched.includes('low'), flat: matched.includes('flat'), narrow: matched.includes('narrow') }
}
