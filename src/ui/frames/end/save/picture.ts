import { drawnOf } from './drawn.ts'
import { drawLetters, drawWords } from './letters.ts'

/** Pixels of the picture for each of the page, and the most that a side of it may have: more no browser is sure to draw. */
const SHARP = 2
const LONGEST = 8000

/** What is on the page and not in its picture: what can be pressed, and what is there for ears. */
const LEFT_OUT = 'button, fieldset, dialog, .unseen'

/** The page as a picture: its own drawings, letter by letter in its own letters, without what can be pressed. */
export async function pictureOf(page: HTMLElement): Promise<Blob> {
  const { left, top, width, height } = page.getBoundingClientRect()
  const sharp = Math.min(SHARP, LONGEST / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * sharp)
  canvas.height = Math.round(height * sharp)
  const ink = canvas.getContext('2d')
  if (!ink) throw new Error('This browser draws no pictures.')
  ink.setTransform(sharp, 0, 0, sharp, -left * sharp, -top * sharp)
  await drawElement(ink, page, sharp)
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be made.'))),
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

/** A drawing of the page, and upon it the letters that are written in it. */
async function drawPicture(ink: CanvasRenderingContext2D, svg: SVGSVGElement, sharp: number): Promise<void> {
  const drawn = await drawnOf(svg, sharp)
  if (!drawn) return
  const { image, x, y, width, height } = drawn
  ink.drawImage(image, x, y, width, height)
  for (const text of svg.querySelectorAll('text')) drawLetters(ink, text)
}

/** The ground of a box, and the lines round it. */
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
