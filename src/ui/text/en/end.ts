/** Words of the end. */
export const end = {}
