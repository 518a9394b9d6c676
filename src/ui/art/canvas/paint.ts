import type { Palette } from './palette.ts'
import { type Shape, shapesOf } from './shapes.ts'

interface Brushed extends Shape {
  path: Path2D | null
}

/** Maximum number of cached drawings: enough for a large forest at two levels of detail. */
const KEPT = 400
const read = new Map<string, readonly Brushed[]>()

function brushed(svg: string): readonly Brushed[] {
  const known = read.get(svg)
  if (known) return known
  if (read.size >= KEPT) read.clear()
  const shapes = shapesOf(svg).map((shape) => ({
    ...shape,
    path: typeof shape.outline === 'string' ? new Path2D(shape.outline) : null,
  }))
  read.set(svg, shapes)
  return shapes
}

/** Draws SVG text of this folder at the canvas's origin, one canvas unit for each unit of the drawing. */
export function paintMarkup(context: CanvasRenderingContext2D, svg: string, inks: Palette): void {
  context.miterLimit = 4
  for (const shape of brushed(svg)) {
    context.save()
    context.transform(...shape.place)
    context.globalAlpha = shape.opacity
    if (shape.fill !== null) fill(context, shape, inks.colour(shape.fill), inks)
    if (shape.stroke !== null && shape.path) stroke(context, shape, shape.path, inks.colour(shape.stroke))
    context.restore()
  }
}

function fill(
  context: CanvasRenderingContext2D,
  { path, outline }: Brushed,
  colour: string,
  inks: Palette,
): void {
  context.fillStyle = colour
  if (path) return context.fill(path)
  if (typeof outline === 'string') return
  context.font = `${outline.size}px ${inks.family(outline.family)}`
  context.textAlign = 'center'
  context.fillText(outline.text, outline.x, outline.y)
}

function stroke(context: CanvasRenderingContext2D, shape: Shape, path: Path2D, colour: string): void {
  context.strokeStyle = colour
  context.lineWidth = shape.width
  context.lineCap = shape.cap
  context.lineJoin = shape.join
  context.setLineDash([...shape.dash])
  context.lineDashOffset = shape.dashOffset
  context.stroke(path)
}
