import { part } from '../../../../ui/parts/part.ts'

/** What is said once of what somebody may not have seen yet: beside the wall, or over the foot of the field. */
export const TIPS = part(async () => (await import('./Tips.tsx')).Tips)
