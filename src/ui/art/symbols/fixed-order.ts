import { hasRoad, mouth, sideOf } from '../roads/roads.ts'
import { ink, n1 } from '../svg.ts'
import { digit, shield } from './plaque.ts'
import type { SymbolArt } from './symbol-art.ts'

const COUNT = shield('#F7EDD3', digit(1, -4.6, -1.4, 8.6) + digit(2, 4.6, -1.4, 8.6) + digit(3, 0, 7, 8.6))

/** A stone on a road: the how-manieth side it is that is tried. */
function stone(rank: number, x: number, y: number, bold: boolean): string {
  const [r, size] = bold ? [11, 17] : [7.2, 11.5]
  return (
    `<circle cx="${n1(x)}" cy="${n1(y)}" r="${r}" fill="var(--stone)" ${ink(1.5)}/>` +
    digit(rank, x, y + size * 0.35, size)
  )
}

/** Numbered stones on the roads; a side without a road is no turn, and is not counted. */
export const fixedOrder: SymbolArt = {
  corner: 'large',
  sign: () => COUNT,
  onRoads: ({ sides }, roads, bold) =>
    sides
      .map(sideOf)
      .filter((side) => hasRoad(roads, side))
      .map((side, i) => {
        const [x, y] = mouth(side)
        return stone(i + 1, 50 + (x - 50) * 0.7, 50 + (y - 50) * 0.7, bold)
      })
      .join(''),
}
