import { ink, n1 } from '../../../../ui/art/svg.ts'
import { digit, shield } from '../../../../ui/art/tokens/plaque.ts'
import { hasRoad, mouth, sideOf } from '../roads/roads.ts'
import type { SymbolArt } from './symbol-art.ts'

const COUNT = shield('#F7EDD3', digit(1, -4.4, -0.6, 9.8) + digit(2, 4.2, -0.6, 9.8) + digit(3, 0, 7.6, 9.8))

/** A stone on a road: the how-manieth turn it is that is tried. */
function stone(rank: number, x: number, y: number, bold: boolean): string {
  const [radius, size] = bold ? [11, 17] : [7.2, 11.5]
  return (
    `<circle cx="${n1(x)}" cy="${n1(y)}" r="${radius}" fill="var(--stone)" ${ink(1.5)}/>` +
    digit(rank, n1(x), n1(y + size * 0.35), size)
  )
}

/** How far out a stone lies, from the middle of the tile (0) to the border (1); less behind a gate. */
const OUT = { open: 0.7, barred: { fine: 0.38, bold: 0.3 } }

/** Numbered stones on the roads; a side without a road is no turn, and is not counted. */
export const fixedOrder: SymbolArt = {
  sign: () => COUNT,
  onRoads: ({ sides }, { roads, barred, bold }) =>
    sides
      .map(sideOf)
      .filter((side) => hasRoad(roads, side))
      .map((side, i) => {
        const out = hasRoad(barred, side) ? OUT.barred[bold ? 'bold' : 'fine'] : OUT.open
        const [x, y] = mouth(side)
        return stone(i + 1, 50 + (x - 50) * out, 50 + (y - 50) * out, bold)
      })
      .join(''),
}
