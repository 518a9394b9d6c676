import { paintMarkup } from '../../../../ui/art/canvas/paint.ts'
import type { Palette } from '../../../../ui/art/canvas/palette.ts'
import { wastelandMarkup } from '../../../../ui/art/paper/wasteland.ts'
import type { ExpansionArt } from '../expansion-art.ts'
import { edgesOf } from '../forest/edges.ts'
import { type TileLook, tileMarkup } from '../tile/tile-markup.ts'

/** True if a tile has text, which needs the page's fonts and is repainted when they load. */
export const hasLetters = (look: TileLook, expansions: ExpansionArt | null): boolean =>
  tileMarkup(look, expansions).includes('<text')

/**
 * Paints a place with a tile from (0, 0) to (100, 100), with the forest's rim. Hedges reach past the box and must be clipped to it.
 * Neighbours fit without a seam. `laid` as in `edgesOf`.
 */
export function paintTile(
  context: CanvasRenderingContext2D,
  look: TileLook,
  laid: number,
  inks: Palette,
  expansions: ExpansionArt | null,
): void {
  paintMarkup(context, tileMarkup(look, expansions), inks)
  paintMarkup(context, edgesOf(laid).rim, inks)
}

/** Paints a place without a tile: the wasteland, and the shadow of the forest next to it. */
export function paintEmptyPlace(
  context: CanvasRenderingContext2D,
  { x, y }: { x: number; y: number },
  laid: number,
  inks: Palette,
): void {
  const { below, rim } = edgesOf(laid)
  context.fillStyle = inks.colour('var(--table)')
  context.fillRect(0, 0, 100, 100)
  for (const svg of [wastelandMarkup(x, y), below, rim]) paintMarkup(context, svg, inks)
}
