import { part } from '../../../../ui/parts/part.ts'

/** The versions and house rules, for whoever opens them. */
export const BOX = part(async () => (await import('./MoreBox.tsx')).MoreBox)
