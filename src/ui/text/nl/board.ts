import type { Messages } from '../messages.ts'

/** Words of the board. */
export const board: Messages['board'] = {}
