import type { SeatConfig } from '../../../../engine/fairy-tale/index.ts'

/** True if the last page has little room for each of the players. */
export const isCrowd = (seats: readonly SeatConfig[]): boolean => seats.length > 3
