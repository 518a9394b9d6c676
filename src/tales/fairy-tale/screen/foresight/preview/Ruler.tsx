import type { Box } from '../../../../../ui/stage/spot.ts'

interface RulerProps {
  /** The rectangle round all tiles. */
  box: Box
  /** How many of its tiles, at its end (or beginning), are not there yet. */
  added?: { before: number; after: number }
  /** To the right of a high forest, not to its left: something covers it there. */
  right?: boolean
}

/** How far from the forest the ruler lies, in hundredths of a tile. */
const AWAY = 32

/** A ruler along the longest side of the forest, tile by tile [R 6]; below it, or to its left where it is higher. */
export function Ruler({ box, added = { before: 0, after: 0 }, right = false }: RulerProps) {
  const width = box.right - box.left
  const height = box.bottom - box.top
  const wide = width >= height
  const longest = wide ? width : height
  const place = wide
    ? `translate(${box.left * 100} ${box.bottom * 100 + AWAY})`
    : `translate(${right ? box.right * 100 + AWAY : box.left * 100 - AWAY} ${box.bottom * 100}) rotate(-90)`
  // Counted towards the end where it grows.
  const backward = added.before > 0 && added.after === 0
  const numbers = Array.from({ length: longest }, (_, index) => index + 1)
  const [from, to] = [added.before * 100, (longest - added.after) * 100]
  const solid = `M${from}-9V9M${from} 0H${to}M${to}-9V9`
  const rest = [
    from > 0 ? `M0-9V9M0 0H${from}` : '',
    added.after > 0 ? `M${to} 0H${longest * 100}M${longest * 100}-9V9` : '',
  ].join('')
  return (
    <g transform={place} fill="none" strokeLinecap="round">
      <path d={solid + rest} stroke="var(--halo)" strokeWidth={12} />
      <path d={solid} stroke="var(--ink)" strokeWidth={5} />
      {rest && <path d={rest} stroke="var(--threat)" strokeWidth={5} strokeDasharray="12 8" />}
      {numbers.map((n) => (
        <RulerNumber
          key={n}
          n={n}
          at={(backward ? longest + 1 - n : n) * 100 - 50}
          upright={wide}
          inward={wide || right ? -1 : 1}
          last={n === longest}
        />
      ))}
    </g>
  )
}

interface RulerNumberProps {
  n: number
  /** Along the line, in hundredths of a tile. */
  at: number
  upright: boolean
  /** On which side of the line the forest lies. */
  inward: -1 | 1
  last: boolean
}

/**
 * The number of one tile; the last one, which counts, stands out in a disc. The others stand between the forest and the
 * line: beyond it are the signs of places where a tile may come.
 */
function RulerNumber({ n, at, upright, inward, last }: RulerNumberProps) {
  return (
    <g transform={`translate(${at} ${last ? 0 : 18 * inward})${upright ? '' : ' rotate(90)'}`}>
      {last && <circle r={18} fill="var(--threat)" stroke="var(--threat-hi)" strokeWidth={4} />}
      <text
        y={last ? 9 : 8}
        fontFamily="var(--face-label)"
        fontSize={last ? 26 : 22}
        textAnchor="middle"
        fill={last ? 'var(--threat-hi)' : 'var(--ink)'}
        stroke={last ? 'none' : 'var(--halo)'}
        strokeWidth={last ? 0 : 5}
        paintOrder="stroke"
      >
        {n}
      </text>
    </g>
  )
}
