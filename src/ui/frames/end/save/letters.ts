import { signsOf } from '../../../../store/person-names.ts'

/** Sets the font and the color of an element on a canvas. */
function takePen(
  ink: CanvasRenderingContext2D,
  { fontStyle, fontFamily, color }: CSSStyleDeclaration,
  size: number,
) {
  ink.font = `${fontStyle} ${size}px ${fontFamily}`
  ink.fillStyle = color
  ink.textBaseline = 'alphabetic'
  ink.textAlign = 'left'
}

/** Draws the text nodes of an element, each word at its place on the page. */
export function drawWords(ink: CanvasRenderingContext2D, element: Element, style: CSSStyleDeclaration): void {
  takePen(ink, style, Number.parseFloat(style.fontSize) * zoomOf(element))
  const range = document.createRange()
  for (const node of element.childNodes) {
    if (!(node instanceof Text)) continue
    for (const { index, 0: word } of node.data.matchAll(/\S+/g)) {
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const [box, broken] = range.getClientRects()
      if (box && !broken) write(ink, shown(word), box)
      else writeSigns(ink, range, node, index, word)
    }
  }
  const before = /^"(.+)"$/.exec(getComputedStyle(element, '::before').content)?.[1]
  if (before) write(ink, before, element.getBoundingClientRect())
}

/** Draws a word that wraps, one grapheme at a time so that no emoji is split. */
function writeSigns(
  ink: CanvasRenderingContext2D,
  range: Range,
  node: Text,
  from: number,
  word: string,
): void {
  let at = from
  for (const sign of signsOf(word)) {
    range.setStart(node, at)
    at += sign.length
    range.setEnd(node, at)
    const [box] = range.getClientRects()
    if (box) write(ink, shown(sign), box)
  }
}

/** Removes soft hyphens, which are invisible. */
const shown = (word: string): string => word.replaceAll('\u00AD', '')

function write(ink: CanvasRenderingContext2D, word: string, { left, top, height }: DOMRect): void {
  const { fontBoundingBoxAscent: up, fontBoundingBoxDescent: down } = ink.measureText(word)
  ink.fillText(word, left, top + (height - up - down) / 2 + up)
}

/** Returns the CSS zoom of an element; 1 if the browser does not report it. */
function zoomOf(element: Element): number {
  return 'currentCSSZoom' in element && typeof element.currentCSSZoom === 'number'
    ? element.currentCSSZoom
    : 1
}

const ALIGN: Partial<Record<string, CanvasTextAlign>> = { middle: 'center', end: 'right' }

/** Draws the text of an SVG at its place on the page. */
export function drawLetters(ink: CanvasRenderingContext2D, text: SVGTextElement): void {
  const at = text.getScreenCTM()
  const words = text.textContent
  if (!at || !words) return
  const style = getComputedStyle(text)
  const spot = new DOMPoint(attribute(text, 'x'), attribute(text, 'y')).matrixTransform(at)
  takePen(ink, style, Number.parseFloat(style.fontSize) * Math.hypot(at.a, at.b))
  ink.fillStyle = style.fill
  ink.textAlign = ALIGN[style.textAnchor] ?? 'left'
  ink.fillText(words, spot.x, spot.y)
}

const attribute = (text: SVGTextElement, name: 'x' | 'y'): number => Number(text.getAttribute(name) ?? 0)
