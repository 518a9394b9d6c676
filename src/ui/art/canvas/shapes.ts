import { IDENTITY, type Matrix, matrixOf, times } from './matrix.ts'

/** One shape of a drawing, for a canvas. Colors and fonts are still names of the palette. */
export interface Shape {
  place: Matrix
  /** Path text, or letters. */
  outline: string | Letters
  fill: string | null
  stroke: string | null
  width: number
  cap: CanvasLineCap
  join: CanvasLineJoin
  dash: readonly number[]
  dashOffset: number
  opacity: number
}

/** A word with its center at (x, y). */
export interface Letters {
  text: string
  x: number
  y: number
  size: number
  family: string
}

type Attributes = ReadonlyMap<string, string>

const number = (of: Attributes, name: string, otherwise = 0): number => Number(of.get(name) ?? otherwise)

const ellipse = (x: number, y: number, rx: number, ry: number): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${rx * 2} 0a${rx} ${ry} 0 1 0 ${-rx * 2} 0Z`

function rectangle(of: Attributes): string {
  const [x, y, width, height] = [number(of, 'x'), number(of, 'y'), number(of, 'width'), number(of, 'height')]
  const r = Math.min(number(of, 'rx'), width / 2, height / 2)
  const corner = (dx: number, dy: number) => (r > 0 ? `a${r} ${r} 0 0 1 ${dx} ${dy}` : '')
  return (
    `M${x + r} ${y}h${width - r * 2}${corner(r, r)}v${height - r * 2}${corner(-r, r)}` +
    `h${r * 2 - width}${corner(-r, -r)}v${r * 2 - height}${corner(r, -r)}Z`
  )
}

function outlineOf(tag: string, of: Attributes, text: string): string | Letters {
  switch (tag) {
    case 'path':
      return of.get('d') ?? ''
    case 'rect':
      return rectangle(of)
    case 'circle':
      return ellipse(number(of, 'cx'), number(of, 'cy'), number(of, 'r'), number(of, 'r'))
    case 'ellipse':
      return ellipse(number(of, 'cx'), number(of, 'cy'), number(of, 'rx'), number(of, 'ry'))
    case 'text':
      return {
        text,
        x: number(of, 'x'),
        y: number(of, 'y'),
        size: number(of, 'font-size'),
        family: of.get('font-family') ?? '',
      }
    default:
      throw new Error(`Unsupported SVG element <${tag}>.`)
  }
}

const colour = (value: string): string | null => (value === 'none' ? null : value)

function shapeOf(tag: string, of: Attributes, text: string, around: Matrix): Shape {
  return {
    place: times(around, matrixOf(of.get('transform'))),
    outline: outlineOf(tag, of, text),
    fill: colour(of.get('fill') ?? '#000'),
    stroke: colour(of.get('stroke') ?? 'none'),
    width: number(of, 'stroke-width', 1),
    cap: of.get('stroke-linecap') === 'round' ? 'round' : 'butt',
    join: of.get('stroke-linejoin') === 'round' ? 'round' : 'miter',
    dash: (of.get('stroke-dasharray') ?? '').split(' ').filter(Boolean).map(Number),
    dashOffset: number(of, 'stroke-dashoffset'),
    opacity: number(of, 'opacity', 1),
  }
}

/**
 * Parses our own SVG text into shapes, from back to front. Supports only what this folder uses: elements without children, in groups with
 * only a transform.
 */
export function shapesOf(svg: string): Shape[] {
  const shapes: Shape[] = []
  const groups: Matrix[] = [IDENTITY]
  for (const [, closing, tag = '', written = '', text = ''] of svg.matchAll(
    /<(\/?)([a-z]+)([^>]*)>([^<]*)/gi,
  )) {
    const around = groups.at(-1) ?? IDENTITY
    if (tag === 'g' && closing) groups.pop()
    if (closing) continue
    const attributes = new Map(
      [...written.matchAll(/([a-z-]+)="([^"]*)"/gi)].map(([, name = '', value = '']) => [name, value]),
    )
    if (tag === 'g') groups.push(times(around, matrixOf(attributes.get('transform'))))
    else shapes.push(shapeOf(tag, attributes, text, around))
  }
  return shapes
}
