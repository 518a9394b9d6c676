import type { Messages } from '../messages.ts'

/** Words of the end. */
export const end: Messages['end'] = {}
