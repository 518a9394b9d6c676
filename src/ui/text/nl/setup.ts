import type { Messages } from '../messages.ts'

/** Words of the setup. */
export const setup: Messages['setup'] = {}
