/** How near to the oak it guards the tiles, itself among them, in tiles [R 30] [R 73]. */
export const GUARDED = 1
