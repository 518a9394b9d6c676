import type { BuildingId, Category } from '../../../engine/citadel/index.ts'
import { buildingMarkup } from './buildings/index.ts'
import { Small } from './Pieces.tsx'
import { brickMarkup, medalMarkup, signMarkup } from './signs-markup.ts'

// Art of the table that the cover does not use.

/** One brick, the currency of the game. */
export const Brick = ({ size }: { size: number }) => (
  <Small size={size * 0.75} box={[-2, -11, 30, 22]} svg={brickMarkup()} />
)

/** The sign of a category, with a number or with its emblem. */
export const CategorySign = ({
  category,
  value,
  size,
}: {
  category: Category
  value?: number
  size: number
}) => (
  <Small
    size={size}
    box={category === 'trade' ? [-24, -21, 48, 40] : [-19, -19, 38, 38]}
    svg={signMarkup(category, value ?? null)}
  />
)

export const PowerMedal = ({ category, size }: { category: Category; size: number }) => (
  <Small size={size} box={[0, 4, 102, 124]} svg={medalMarkup(category)} />
)

/** A building on a plot. */
export const BuildingPicture = ({ building, size }: { building: BuildingId; size: number }) => (
  <Small size={size} box={[-8, -12, 80, 80]} svg={buildingMarkup(building)} />
)
