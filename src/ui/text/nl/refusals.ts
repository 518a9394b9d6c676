import type { Messages } from '../messages.ts'

/** Words of the refusals. */
export const refusals: Messages['refusals'] = {}
