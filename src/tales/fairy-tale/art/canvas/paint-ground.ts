import type { Inks } from '../../../../ui/art/canvas/inks.ts'
import { paintMarkup } from '../../../../ui/art/canvas/paint.ts'
import { wastelandMarkup } from '../../../../ui/art/paper/wasteland.ts'
import type { ExpansionArt } from '../expansion-art.ts'
import { edgesOf } from '../forest/edges.ts'
import { type TileLook, tileMarkup } from '../tile/tile-markup.ts'

/** Whether a tile bears letters or figures: they are drawn in the letters that the page has by then. */
export const hasLetters = (look: TileLook, expansions: ExpansionArt | null): boolean =>
  tileMarkup(look, expansions).includes('<text')

/**
 * A place with a tile on a canvas, from (0, 0) to (100, 100), with the forest's rim; hedges reach past it: clip it to the
 * box. Neighbours fit without a seam. `laid` as in `edgesOf`.
 */
export function paintTile(
  context: CanvasRenderingContext2D,
  look: TileLook,
  laid: number,
  inks: Inks,
  expansions: ExpansionArt | null,
): void {
  paintMarkup(context, tileMarkup(look, expansions), inks)
  paintMarkup(context, edgesOf(laid).rim, inks)
}

/** The same of a place without a tile: the wasteland, and what the forest next to it throws on it. */
export function paintEmptyPlace(
  context: CanvasRenderingContext2D,
  { x, y }: { x: number; y: number },
  laid: number,
  inks: Inks,
): void {
  const { below, rim } = edgesOf(laid)
  context.fillStyle = inks.colour('var(--table)')
  context.fillRect(0, 0, 100, 100)
  for (const svg of [wastelandMarkup(x, y), below, rim]) paintMarkup(context, svg, inks)
}
