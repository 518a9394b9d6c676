import { useMatched } from '../../../../ui/page/window-size.ts'

/** From what width on both planks have room for all of their words beside what is chosen. */
const BROAD = { broad: '(min-width: 87em)' } as const

/** Whether the sheet of planks has room for long words. */
export const useBroad = (): boolean => useMatched(BROAD).length > 0
