import { signsOf } from '../../../../store/names.ts'

/** How letters of an element are written on a canvas. */
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

/** Writes the words that stand in an element itself, each where the page has it. */
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

/** A word that is broken over two lines, sign by sign: half of an emoji is none. */
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

/** Where a word may be broken stands nothing. */
const shown = (word: string): string => word.replaceAll('\u00AD', '')

function write(ink: CanvasRenderingContext2D, word: string, { left, top, height }: DOMRect): void {
  const { fontBoundingBoxAscent: up, fontBoundingBoxDescent: down } = ink.measureText(word)
  ink.fillText(word, left, top + (height - up - down) / 2 + up)
}

/** How much larger than its style says something is drawn: small pictures grow on a large screen. */
function zoomOf(element: Element): number {
  return 'currentCSSZoom' in element && typeof element.currentCSSZoom === 'number'
    ? element.currentCSSZoom
    : 1
}

const ALIGN: Partial<Record<string, CanvasTextAlign>> = { middle: 'center', end: 'right' }

/** Writes the letters of a drawing where they stand in it. */
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
