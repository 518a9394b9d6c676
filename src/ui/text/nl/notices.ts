import type { Messages } from '../messages.ts'

/** Words of the notices. */
export const notices: Messages['notices'] = {}
