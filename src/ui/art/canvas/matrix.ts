/** A 2D transform in canvas order: (x, y) becomes (a·x + c·y + e, b·x + d·y + f). */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]

/** Both, `inner` first. */
export const times = (outer: Matrix, inner: Matrix): Matrix => {
  const [a, b, c, d, e, f] = outer
  const [g, h, i, j, k, l] = inner
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f]
}

const shifted = (x: number, y: number): Matrix => [1, 0, 0, 1, x, y]

function rotated(degrees: number, x: number, y: number): Matrix {
  const angle = (degrees / 180) * Math.PI
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return times(times(shifted(x, y), [cos, sin, -sin, cos, 0, 0]), shifted(-x, -y))
}

/** One function of an SVG `transform`; one that no drawing of ours uses is a mistake in the drawing. */
function oneOf(name: string, numbers: readonly number[]): Matrix {
  const [first = 0, second, third = 0] = numbers
  if (name === 'translate') return shifted(first, second ?? 0)
  if (name === 'scale') return [first, 0, 0, second ?? first, 0, 0]
  if (name === 'rotate') return rotated(first, second ?? 0, third)
  throw new Error(`Unsupported SVG transform "${name}". Expected translate, scale or rotate.`)
}

/** An SVG `transform` as a matrix. */
export const matrixOf = (transform = ''): Matrix =>
  [...transform.matchAll(/([a-z]+)\(([^)]*)\)/gi)].reduce<Matrix>(
    (matrix, [, name = '', numbers = '']) =>
      times(
        matrix,
        oneOf(
          name,
          numbers
            .trim()
            .split(/[\s,]+/)
            .map(Number),
        ),
      ),
    IDENTITY,
  )
