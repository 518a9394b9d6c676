/** Words of the common. */
export const common = {}
