import type { State } from '../state.ts'

/** Whether two characters stand on two different bell towers [R 62]. */
export function bellsRing({ seats, tiles }: State): boolean {
  const manned = new Set<number>()
  for (const { at } of seats) if (tiles[at]?.building === 'bell-tower') manned.add(at)
  return manned.size > 1
}

/** How many come of so many while the bells ring: half, rounded up [R 62]. */
export const halved = (count: number): number => Math.ceil(count / 2)
