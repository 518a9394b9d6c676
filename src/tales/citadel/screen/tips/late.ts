import { part } from '../../../../ui/parts/part.ts'

/** Tips come when the table stands: nobody waits for them. */
export const TIPS = part(async () => (await import('./Tips.tsx')).Tips)
