/** Words of the setup. */
export const setup = {}
