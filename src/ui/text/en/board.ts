/** Words of the board. */
export const board = {}
