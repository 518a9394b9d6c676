/** Words of the refusals. */
export const refusals = {}
