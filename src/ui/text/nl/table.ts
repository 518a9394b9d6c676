import type { Messages } from '../messages.ts'

/** Words of the table. */
export const table: Messages['table'] = {}
