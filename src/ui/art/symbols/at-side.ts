import { DIRECTIONS, type Direction } from '../../../engine/kernel/index.ts'

/** What is drawn on a tile's north road, on the road of that side. */
export function atSide(side: Direction | undefined, svg: string): string {
  const turns = side ? DIRECTIONS.indexOf(side) : 0
  return turns === 0 ? `<g>${svg}</g>` : `<g transform="rotate(${turns * 90} 50 50)">${svg}</g>`
}
