import type { Messages } from '../messages.ts'

/** Words of the log. */
export const log: Messages['log'] = {}
