import { streamOf } from '../random.ts'
import { blob, n1 } from '../svg.ts'

/** Number of places after which the drawings repeat, each way. A place is 100 units wide. */
const REPEAT = 10
export const SIDE = REPEAT * 100

/** Maximum distance from a drawing's center to its edge. */
const REACH = 48

const DEAD_TREE =
  'M0 0q-1-14 0-22M0-9q-6-4-8-11M0-13q6-3 8-10M0-18q-4-4-4-8M0-20q3-3 4-7M-5-14l-5-1M5.5-17l4 0M-4 0h8'
const MOUNTAIN = 'M-24 0L-8-24l5 6 5-10L22 0M-8-24l-2 9 4 2-3 6M2-28l1 10-3 4 4 6M-14-8l-3 5M10-9l4 6'
const GRAVE = 'M-8 0h16M-5 0l1-7q4-4 8 0l1 7M-2-4h4'
const RIPPLE = 'M-12 0q4-5 8 0q4-5 8 0q4-5 8 0'
const RUIN = 'M-14 0h30M-10 0V-14l-3-1 3-6 4 3v4h5v-5l4-4 2 6V0M8 0v-10l5 2V0'

function motif(pick: number): string {
  if (pick < 0.34) return DEAD_TREE
  if (pick < 0.6) return MOUNTAIN
  if (pick < 0.75) return GRAVE
  return pick < 0.88 ? RIPPLE : RUIN
}

/** A drawing with its position and paint. */
interface Mark {
  x: number
  y: number
  svg: string
}

/** Sparse drawings of the conquered land on stains in the paper, for the whole repeating piece. */
function marks(): Mark[] {
  const r = streamOf('waste')
  const within = () => 60 + r() * (SIDE - 120)
  const stains = Array.from({ length: 14 }, (): Mark => {
    const [x, y] = [within(), within()]
    const d = blob(r, x, y, 20 + r() * 26, 8, 0.4)
    return { x, y, svg: `<path d="${d}" fill="var(--table-2)" opacity=".15"/>` }
  })
  const drawings: Mark[] = []
  for (let tries = 0; tries < 900 && drawings.length < 62; tries++) {
    const [x, y] = [within(), within()]
    if (drawings.some((mark) => Math.hypot(mark.x - x, (mark.y - y) * 1.3) < 92)) continue
    const scale = (0.8 + r() * 0.5).toFixed(2)
    const svg = `<path d="${motif(r())}" transform="translate(${n1(x)} ${n1(y)}) scale(${scale})" fill="none" stroke="var(--waste)" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"/>`
    drawings.push({ x, y, svg })
  }
  return [...stains, ...drawings]
}

/** The coordinate within the repeating piece. */
const repeated = (place: number): number => ((place % REPEAT) + REPEAT) % REPEAT

const MARKS = marks()

/** The whole repeating piece, from (0, 0) to (`SIDE`, `SIDE`). Its drawings stay inside. */
export const wastelandPiece = (): string => MARKS.map((mark) => mark.svg).join('')

const drawn = new Map<string, string>()

/** The drawings of an empty place of the grid. They overlap the box (0, 0) to (100, 100): clip them to it. */
export function wastelandMarkup(x: number, y: number): string {
  const [column, row] = [repeated(x), repeated(y)]
  const key = `${column},${row}`
  const known = drawn.get(key)
  if (known !== undefined) return known
  const near = (mark: number, from: number) => mark > from - REACH && mark < from + 100 + REACH
  const here = MARKS.filter((mark) => near(mark.x, column * 100) && near(mark.y, row * 100))
  const svg = here.map((mark) => mark.svg).join('')
  const placed = svg && `<g transform="translate(${column * -100} ${row * -100})">${svg}</g>`
  drawn.set(key, placed)
  return placed
}
