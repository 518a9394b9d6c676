import type { SeatConfig } from '../../../../engine/fairy-tale/index.ts'

/** Whether so many played that the last page has little room for each of them. */
export const isCrowd = (seats: readonly SeatConfig[]): boolean => seats.length > 3
