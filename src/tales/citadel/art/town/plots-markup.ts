import { groundOf, type Order, PLOTS, type Plot, plotName } from '../../../../engine/citadel/index.ts'
import { streamOf } from '../../../../ui/art/random.ts'
import { type Detail, INK, n1, type Point } from '../../../../ui/art/svg.ts'
import { spotOn, wedgeAt, wedgeOf } from './geometry.ts'

const GROUNDS = ['var(--inner-ground)', 'var(--middle-ground)', 'var(--outer-ground)'] as const

/** All plots without owners, with cobbles, sand and straw. */
export function plotsMarkup(detail: Detail): string {
  const shadows = PLOTS.map((plot) => wedgeAt(plot).path).join('')
  const wedges = PLOTS.map((plot) => {
    const { path, ring } = wedgeAt(plot)
    const texture = detail === 'bold' ? '' : ring === 0 ? cobbles(plot) : tufts(plot, ring)
    return `<path d="${path}" fill="${GROUNDS[ring]}" stroke="${INK}" stroke-width="2.2" stroke-linejoin="round"/>${texture}`
  })
  return `<path d="${shadows}" transform="translate(1.6 2.6)" fill="var(--plot-edge)"/>${wedges.join('')}`
}

function cobbles(plot: Plot): string {
  const r = streamOf(`cob${plotName(plot)}`)
  const { inner, outer } = wedgeAt(plot)
  let d = ''
  for (let stone = 0; stone < 15; stone++) {
    const [out, aside] = [r(), r()]
    const [x, y] = spotOn(
      plot,
      inner + 14 + out * (outer - inner - 36),
      (aside - 0.5) * (inner + 10 + out * 40) * 0.46,
    )
    d += `M${n1(x - 4)} ${n1(y + 1)}q1-4 4-4t4 4`
  }
  return `<path d="${d}" fill="none" stroke="var(--cobble)" stroke-width="1.1"/>`
}

/** Ripples in the sand of the middle ring, straw on the meadow outside. */
function tufts(plot: Plot, ring: 1 | 2): string {
  const r = streamOf(`gr${plotName(plot)}`)
  const { inner, outer } = wedgeAt(plot)
  let d = ''
  for (let tuft = 0; tuft < 3 + ring; tuft++) {
    const [x, y] = spotOn(plot, inner + 12 + r() * (outer - inner - 30), (r() - 0.5) * 44)
    d +=
      ring === 2
        ? `M${n1(x - 3)} ${n1(y)}l1-4M${n1(x)} ${n1(y)}v-5M${n1(x + 3)} ${n1(y)}l-1-4`
        : `M${n1(x - 4)} ${n1(y)}h8M${n1(x)} ${n1(y + 4)}h6`
  }
  return `<path d="${d}" fill="none" stroke="var(--${ring === 2 ? 'straw' : 'sand'})" stroke-width="1.2"/>`
}

/** The tint and the rim of a plot that an Order owns. The rim of the Moon is stitched as well. */
export function ownedMarkup(plot: Plot, order: Order, detail: Detail): string {
  const width = detail === 'fine' ? 4.2 : 6.5
  const { path } = wedgeOf(plot, -width * 0.76)
  const stitch =
    order === 'moon'
      ? `<path d="${path}" fill="none" stroke="var(--moon-stitch)" stroke-width="${n1(width * 0.31)}" stroke-dasharray="4 3" stroke-linejoin="round"/>`
      : ''
  return (
    `<path d="${path}" fill="var(--tint-${order})" fill-opacity="${detail === 'fine' ? 0.38 : 0.6}" stroke="var(--rim-${order})" stroke-width="${width}" stroke-linejoin="round"/>` +
    stitch
  )
}

/** Maximum distance between dots, the distance that counts as crowded, distance from the outer edge, and the width of a pennant. */
const APART = 7.6
const CROWDED = 6.6
const FROM_EDGE = 12.5
const PENNANT = 28

interface Printed {
  dots: readonly Point[]
  pennant: Point | null
}

/** Returns the positions of the dots and the pennant of a plot: along its outer edge, in two rows if one is crowded. */
export function printOf(plot: Plot): Printed {
  const { outer, breadth } = wedgeAt(plot)
  const { dots, premium } = groundOf(plot)
  const radius = outer - FROM_EDGE
  const room = (breadth * radius) / outer - 8
  const beside = premium > 0 ? PENNANT : 0
  const stepOf = (count: number) => (count > 1 ? Math.min(APART, (room - beside) / (count - 1)) : 0)
  const inRow = dots > 1 && stepOf(dots) < CROWDED ? Math.ceil(dots / 2) : dots
  const step = stepOf(inRow)
  const whole = (inRow - 1) * step + beside
  return {
    dots: Array.from({ length: dots }, (_, dot) =>
      spotOn(plot, radius - (dot < inRow ? 0 : 8.2), (dot % inRow) * step - whole / 2),
    ),
    pennant: premium > 0 ? spotOn(plot, radius, whole / 2 - 10) : null,
  }
}

/** Everything that is printed on the plots: prices as dots, and premiums. */
export function printMarkup(): string {
  const prints = PLOTS.map(printOf)
  const dots = prints.flatMap((print) => print.dots)
  const d = dots.map(([x, y]) => `M${n1(x - 2.9)} ${n1(y)}a2.9 2.9 0 1 0 5.8 0a2.9 2.9 0 1 0-5.8 0z`).join('')
  const pennants = PLOTS.map((plot) => {
    const at = prints[plot]?.pennant
    return at ? pennantMarkup(at, groundOf(plot).premium) : ''
  })
  return `<path d="${d}" fill="var(--dot)" stroke="var(--dot-rim)" stroke-width=".9"/>${pennants.join('')}`
}

const pennantMarkup = ([x, y]: Point, premium: number): string =>
  `<g transform="translate(${n1(x)} ${n1(y)}) scale(.86)"><path d="M-11-8H13L8 0L13 8H-11z" fill="#FFF8E6" stroke="${INK}" stroke-width="1.5" stroke-linejoin="round"/>` +
  `<text x="-1" y="5" font-size="14" text-anchor="middle" fill="#1C6B3C" font-family="Spicy Rice">+${premium}</text></g>`
