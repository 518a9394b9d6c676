/** Words of the table. */
export const table = {}
