/** The computed styles that a copied drawing needs, because style sheets do not reach it. */
const INKS = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-opacity',
  'opacity',
  'color',
  'stop-color',
  'stop-opacity',
  'visibility',
  'display',
  'filter',
  'vector-effect',
] as const

/** An image of a drawing, and its box on the page in pixels. */
interface Drawn {
  image: HTMLImageElement
  x: number
  y: number
  width: number
  height: number
}

/** Returns an SVG as an image without its text: web fonts do not load inside images. Null if it has no size. */
export async function drawnOf(svg: SVGSVGElement, sharp: number): Promise<Drawn | null> {
  const { left, top, width, height } = svg.getBoundingClientRect()
  if (width === 0 || height === 0) return null
  const copy = svg.cloneNode(true)
  if (!(copy instanceof SVGSVGElement)) return null
  dress(svg, copy)
  for (const text of copy.querySelectorAll('text')) text.remove()
  // Include what overflows the box, if the page shows it.
  const out = getComputedStyle(svg).overflow === 'visible' ? Math.min(60, Math.max(width, height) / 4) : 0
  const box = boxOf(svg, width, height, out)
  copy.setAttribute('viewBox', box.view)
  copy.setAttribute('width', `${(width + 2 * out) * sharp}`)
  copy.setAttribute('height', `${(height + 2 * out) * sharp}`)
  copy.removeAttribute('style')
  copy.removeAttribute('class')
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`
  await image.decode()
  return { image, x: left - out, y: top - out, width: width + 2 * out, height: height + 2 * out }
}

/** Returns the view box of a drawing, extended by `out` pixels on every side. */
function boxOf(svg: SVGSVGElement, width: number, height: number, out: number): { view: string } {
  const { x, y, width: wide, height: high } = svg.viewBox.baseVal
  if (!svg.hasAttribute('viewBox')) return { view: `${-out} ${-out} ${width + 2 * out} ${height + 2 * out}` }
  const [across, down] = [(out * wide) / width, (out * high) / height]
  return { view: `${x - across} ${y - down} ${wide + 2 * across} ${high + 2 * down}` }
}

/** Copies the computed styles of each element to the copy. */
function dress(shown: Element, copy: Element): void {
  const style = getComputedStyle(shown)
  for (const ink of INKS) copy.setAttribute(ink, style.getPropertyValue(ink))
  for (const [index, child] of [...shown.children].entries()) {
    const same = copy.children[index]
    if (same) dress(child, same)
  }
}
