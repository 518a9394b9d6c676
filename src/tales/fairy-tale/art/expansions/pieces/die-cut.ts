import { INK, n1 } from '../../../../../ui/art/svg.ts'

/** A drawing in one colour, its strokes wider by `wider`; strokes of class `i`, which are no outline, left out. */
const silhouette = (art: string, colour: string, wider: number): string =>
  art
    .replace(/<[^>]*class="i"[^>]*\/>/g, '')
    .replace(/fill="(?!none)[^"]*"/g, `fill="${colour}"`)
    .replace(/stroke="[^"]*"/g, `stroke="${colour}"`)
    .replace(/stroke-width="([\d.]+)"/g, (_, width: string) => `stroke-width="${n1(Number(width) + wider)}"`)

/** Any drawing as a piece of punchboard: an edge of cream in ink, and its shadow, unless it stands on a base of its own. */
export const dieCut = (art: string, shadow = true): string =>
  (shadow ? `<g transform="translate(2.4 4)" opacity=".38">${silhouette(art, INK, 10.4)}</g>` : '') +
  silhouette(art, INK, 10.4) +
  silhouette(art, '#FFF8E6', 6) +
  art.replaceAll(' class="i"', '')
