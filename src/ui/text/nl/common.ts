import type { Messages } from '../messages.ts'

/** Words of the common. */
export const common: Messages['common'] = {}
