/** Opaque colours, so that a plot can be read on any background. */
const INK = '#2b2320'
const PALE = '#d8cfc0'
const PAPER = '#fffdf8'
/** Series also differ by marks and dashes. */
const COLOURS = ['#1f5fa8', '#b3421f', '#2d7a3e', '#7a3d8f'] as const
const DASHES = ['', '7 4', '2 4', '9 3 2 3'] as const

const WIDTH = 640
/** Largest average width of a letter in a label, in pixels. */
const LETTER = 7
const PAD = { top: 44, right: 20, bottom: 46 }

/** A row of an interval plot, in percent: a mark with its whiskers, and the target range. */
export interface IntervalRow {
  label: string
  value: number
  low: number
  high: number
  aim?: readonly [from: number, to: number]
}

/** Returns an interval plot with the rows from top to bottom; the axis goes from `from` to `to`, in percent. */
export function intervalPlot(
  title: string,
  rows: readonly IntervalRow[],
  { from, to, step, axis }: { from: number; to: number; step: number; axis: string },
): string {
  const left = Math.max(210, 20 + LETTER * Math.max(...rows.map(({ label }) => label.length)))
  const pitch = 22
  const height = PAD.top + pitch * rows.length + PAD.bottom
  const x = (value: number) =>
    left + ((clamp(value, from, to) - from) / (to - from)) * (WIDTH - left - PAD.right)
  const bottom = height - PAD.bottom
  const ticks = steps(from, to, step).flatMap((value) => [
    line(x(value), PAD.top, x(value), bottom, PALE),
    words(x(value), bottom + 16, `${value}`, 'middle'),
  ])
  const drawn = rows.flatMap(({ label, value, low, high, aim }, index) => {
    const y = PAD.top + pitch * (index + 0.5)
    return [
      ...(aim ? [box(x(aim[0]), y - 9, x(aim[1]) - x(aim[0]), 18, '#cfe3c8')] : []),
      words(left - 10, y + 4, label, 'end'),
      line(x(low), y, x(high), y, COLOURS[0], 2),
      ...[low, high].map((end) => line(x(end), y - 4, x(end), y + 4, COLOURS[0], 2)),
      `<circle cx="${round(x(value))}" cy="${round(y)}" r="4.5" fill="${COLOURS[0]}"/>`,
    ]
  })
  return picture(height, title, axis, (left + WIDTH - PAD.right) / 2, [...ticks, ...drawn])
}

/** A line of a line plot. */
export interface Series {
  label: string
  points: readonly (readonly [x: number, y: number])[]
}

/** Returns a plot of up to four lines, with both axes from 0. */
export function linePlot(title: string, series: readonly Series[], axes: { x: string; y: string }): string {
  const left = 56
  const height = 320
  const bottom = height - PAD.bottom
  const all = series.flatMap(({ points }) => points)
  const right = Math.max(1, ...all.map(([value]) => value))
  const top = niceTop(Math.max(1, ...all.map(([, value]) => value)))
  const x = (value: number) => left + (value / right) * (WIDTH - left - PAD.right)
  const y = (value: number) => bottom - (value / top) * (bottom - PAD.top)
  const ticks = [
    ...steps(0, top, top / 5).flatMap((value) => [
      line(left, y(value), WIDTH - PAD.right, y(value), PALE),
      words(left - 8, y(value) + 4, `${round(value)}`, 'end'),
    ]),
    ...steps(0, right, niceTop(right) / 5).map((value) =>
      words(x(value), bottom + 16, `${round(value)}`, 'middle'),
    ),
  ]
  const drawn = series.flatMap(({ label, points }, index) => [
    `<polyline points="${points.map(([a, b]) => `${round(x(a))},${round(y(b))}`).join(' ')}" fill="none" stroke="${colour(index)}" stroke-width="2.5" stroke-dasharray="${DASHES[index] ?? ''}"/>`,
    `<line x1="${left + 14}" y1="${PAD.top + 12 + 18 * index}" x2="${left + 50}" y2="${PAD.top + 12 + 18 * index}" stroke="${colour(index)}" stroke-width="2.5" stroke-dasharray="${DASHES[index] ?? ''}"/>`,
    words(left + 58, PAD.top + 16 + 18 * index, label, 'start'),
  ])
  return picture(
    height,
    title,
    axes.x,
    (left + WIDTH - PAD.right) / 2,
    [...ticks, ...drawn],
    words(left, PAD.top - 8, axes.y, 'start'),
  )
}

function picture(
  height: number,
  title: string,
  axis: string,
  middle: number,
  parts: readonly string[],
  more = '',
): string {
  const lines = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" font-family="sans-serif" font-size="13" role="img">`,
    `<title>${escaped(title)}</title>`,
    box(0, 0, WIDTH, height, PAPER),
    `<text x="14" y="20" font-weight="bold" fill="${INK}">${escaped(title)}</text>`,
    ...parts,
    more,
    words(middle, height - 10, axis, 'middle'),
    '</svg>',
  ]
  return `${lines.filter(Boolean).join('\n')}\n`
}

const colour = (index: number): string => COLOURS[index] ?? INK

const line = (x1: number, y1: number, x2: number, y2: number, stroke: string, width = 1): string =>
  `<line x1="${round(x1)}" y1="${round(y1)}" x2="${round(x2)}" y2="${round(y2)}" stroke="${stroke}" stroke-width="${width}"/>`

const box = (x: number, y: number, width: number, height: number, fill: string): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}"/>`

const words = (x: number, y: number, text: string, anchor: 'start' | 'middle' | 'end'): string =>
  `<text x="${round(x)}" y="${round(y)}" text-anchor="${anchor}" fill="${INK}">${escaped(text)}</text>`

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const round = (value: number): number => Math.round(10 * value) / 10

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))

const steps = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.floor((to - from) / step + 1e-9) + 1 }, (_, index) => from + index * step)

/** Returns the next of 5, 10, 20, 25, 50, 100 ... as the end of a scale. */
function niceTop(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most))
  return ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= most) ?? 10) * power
}
