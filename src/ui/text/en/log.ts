/** Words of the log. */
export const log = {}
