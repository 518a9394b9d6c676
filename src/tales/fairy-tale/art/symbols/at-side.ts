import { DIRECTIONS, type Direction } from '../../../../engine/kernel/index.ts'

/** What is drawn for a tile's north road, on the road of each of these sides. */
export const atSide = (sides: readonly Direction[], svg: string): string =>
  sides.map((side) => `<g transform="rotate(${DIRECTIONS.indexOf(side) * 90} 50 50)">${svg}</g>`).join('')
