import { drawnOf } from './drawn.ts'
import { drawLetters, drawWords } from './letters.ts'

/** Picture pixels for each pixel of the page, and the longest side that every browser can draw. */
const SHARP = 2
const LONGEST = 8000

/** Elements that are omitted from the picture: controls, and text for screen readers. */
const LEFT_OUT = 'button, fieldset, dialog, .unseen'

/** Draws the page as a picture: its SVGs and its text in the page's fonts, without controls. */
export async function pictureOf(page: HTMLElement): Promise<Blob> {
  const { left, top, width, height } = page.getBoundingClientRect()
  const sharp = Math.min(SHARP, LONGEST / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * sharp)
  canvas.height = Math.round(height * sharp)
  const ink = canvas.getContext('2d')
  if (!ink) throw new Error('This browser has no 2D canvas.')
  ink.setTransform(sharp, 0, 0, sharp, -left * sharp, -top * sharp)
  await drawElement(ink, page, sharp)
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The browser could not encode the picture.'))),
      'image/png',
    )
  })
}

async function drawElement(ink: CanvasRenderingContext2D, element: Element, sharp: number): Promise<void> {
  if (element.matches(LEFT_OUT)) return
  const style = getComputedStyle(element)
  if (style.display === 'none' || style.visibility === 'hidden') return
  if (element instanceof SVGSVGElement) return drawPicture(ink, element, sharp)
  drawBox(ink, element, style)
  drawWords(ink, element, style)
  for (const child of element.children) await drawElement(ink, child, sharp)
}

/** Draws an SVG of the page, and its text over it. */
async function drawPicture(ink: CanvasRenderingContext2D, svg: SVGSVGElement, sharp: number): Promise<void> {
  const drawn = await drawnOf(svg, sharp)
  if (!drawn) return
  const { image, x, y, width, height } = drawn
  ink.drawImage(image, x, y, width, height)
  for (const text of svg.querySelectorAll('text')) drawLetters(ink, text)
}

/** Draws the background and the borders of a box. */
function drawBox(ink: CanvasRenderingContext2D, element: Element, style: CSSStyleDeclaration): void {
  const { left, top, width, height } = element.getBoundingClientRect()
  ink.fillStyle = style.backgroundColor
  if (style.backgroundColor !== 'rgba(0, 0, 0, 0)') ink.fillRect(left, top, width, height)
  const line = Number.parseFloat(style.borderTopWidth)
  if (line === 0 || style.borderTopStyle === 'none') return
  ink.strokeStyle = style.borderTopColor
  ink.lineWidth = line
  ink.strokeRect(left + line / 2, top + line / 2, width - line, height - line)
}
