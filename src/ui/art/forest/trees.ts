import { streamOf } from '../random.ts'
import { blob, n1 } from '../svg.ts'

export type Species = 'pine' | 'broadleaf' | 'bush'

/** A tree with the foot of its trunk at (x, y). `size` is roughly half the width of its crown. */
export interface Tree {
  x: number
  y: number
  size: number
  species: Species
  seed: string
}

/** A tree as path text for each color. `hue` selects --tree-1 to --tree-5. */
export interface TreeShape {
  hue: 1 | 2 | 3 | 4 | 5
  trunk: string
  crown: string
  light: string
}

function pine({ x, y, size: s }: Tree, lean: number): Omit<TreeShape, 'hue'> {
  const at = (dx: number, up: number) => `${n1(x + dx * s)} ${n1(y - up * s)}`
  const half = (m: 1 | -1) =>
    [
      [0.17, 1.66, 0.6, 1.42],
      [0.24, 1.5, 0.26, 1.5],
      [0.4, 1.18, 0.84, 0.92],
      [0.34, 1.02, 0.36, 1],
      [0.6, 0.62, 1.04, 0.34],
    ].map(([qx = 0, qy = 0, ex = 0, ey = 0]) => [qx * m, qy, ex * m, ey] as const)
  const right = half(1)
    .map(([qx, qy, ex, ey]) => `Q${at(qx, qy)} ${at(ex, ey)}`)
    .join('')
  const mirrored = half(-1)
  const ends = [[lean, 2.4] as const, ...mirrored.map(([, , ex, ey]) => [ex, ey] as const)]
  const left = mirrored
    .map(([qx, qy], i) => `Q${at(qx, qy)} ${at(...(ends[i] ?? [0, 0]))}`)
    .reverse()
    .join('')
  return {
    trunk: `M${at(-0.14, 0)}V${n1(y - 0.5 * s)}h${n1(0.28 * s)}V${n1(y)}z`,
    crown: `M${at(lean, 2.4)}${right}Q${at(0, 0.12)} ${at(-1.04, 0.34)}${left}Z`,
    light: `M${at(-0.62, 0.5)}Q${at(-0.3, 0.8)} ${at(-0.22, 1.04)}Q${at(-0.18, 0.7)} ${at(-0.62, 0.5)}M${at(-0.5, 1.04)}Q${at(-0.22, 1.3)} ${at(-0.13, 1.54)}Q${at(-0.1, 1.2)} ${at(-0.5, 1.04)}M${at(-0.34, 1.52)}Q${at(-0.12, 1.76)} ${at(-0.02, 2.1)}Q${at(0, 1.7)} ${at(-0.34, 1.52)}`,
  }
}

/** The shape of one tree; depends only on its seed. */
export function treeShape(tree: Tree): TreeShape {
  const r = streamOf(tree.seed)
  const { x, y, size: s, species } = tree
  const autumn = species !== 'pine' && r() < 0.07
  const hue = autumn ? 5 : species === 'pine' ? (r() < 0.6 ? 2 : 4) : r() < 0.62 ? 1 : 3
  if (species === 'pine') return { hue, ...pine(tree, (r() - 0.5) * 0.14) }
  if (species === 'bush') {
    return {
      hue,
      trunk: '',
      crown: blob(r, x, y - s * 0.4, s * 0.62, 5, 0.2),
      light: blob(r, x - s * 0.18, y - s * 0.56, s * 0.22, 5, 0.2),
    }
  }
  const middle = y - s * 1.15
  return {
    hue,
    trunk: `M${n1(x - s * 0.14)} ${n1(y)}l${n1(s * 0.04)} ${n1(-s * 0.7)}h${n1(s * 0.2)}l${n1(s * 0.04)} ${n1(s * 0.7)}z`,
    crown: blob(r, x, middle, s * 0.82, 6, 0.18),
    light: blob(r, x - s * 0.24, middle - s * 0.26, s * 0.38, 5, 0.2),
  }
}
