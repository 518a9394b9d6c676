import type { BoardRect } from '../../../../../ui/stage/board-point.ts'
import { awayOf, isWide, type RulerPlace } from './place-ruler.ts'

interface RulerProps extends Partial<RulerPlace> {
  /** The rectangle round all tiles. */
  box: BoardRect
  /** The number of tiles to be added at its beginning and at its end. */
  added?: { before: number; after: number }
}

/** A ruler along the longest side of the forest, tile by tile [R 6]: below the forest, or to the left of a high one. */
export function Ruler({
  box,
  added = { before: 0, after: 0 },
  beyondSigns = false,
  far = false,
}: RulerProps) {
  const away = awayOf({ far, beyondSigns }) * 100
  const width = box.right - box.left
  const height = box.bottom - box.top
  const wide = isWide(box)
  const longest = wide ? width : height
  const place = wide
    ? `translate(${box.left * 100} ${far ? box.top * 100 - away : box.bottom * 100 + away})`
    : `translate(${far ? box.right * 100 + away : box.left * 100 - away} ${box.bottom * 100}) rotate(-90)`
  // Count toward the end that grows.
  const backward = added.before > 0 && added.after === 0
  const numbers = Array.from({ length: longest }, (_, index) => index + 1)
  const [from, to] = [added.before * 100, (longest - added.after) * 100]
  const solid = `M${from}-9V9M${from} 0H${to}M${to}-9V9`
  const rest = [
    from > 0 ? `M0-9V9M0 0H${from}` : '',
    added.after > 0 ? `M${to} 0H${longest * 100}M${longest * 100}-9V9` : '',
  ].join('')
  return (
    <g transform={place} fill="none" strokeLinecap="round" data-ruler-line="">
      <path d={solid + rest} stroke="var(--halo)" strokeWidth={12} />
      <path d={solid} stroke="var(--ink)" strokeWidth={5} />
      {rest && <path d={rest} stroke="var(--threat)" strokeWidth={5} strokeDasharray="12 8" />}
      {numbers.map((n) => (
        <RulerNumber
          key={n}
          n={n}
          at={(backward ? longest + 1 - n : n) * 100 - 50}
          upright={wide}
          numbersOn={(wide === far) !== beyondSigns ? 1 : -1}
          last={n === longest}
        />
      ))}
    </g>
  )
}

interface RulerNumberProps {
  n: number
  /** Position along the line, in hundredths of a tile. */
  at: number
  upright: boolean
  /** The side of the line with the numbers. */
  numbersOn: -1 | 1
  last: boolean
}

/**
 * The number of one tile. The last one counts, so it has a disc. The others are between the forest and the line, because the
 * signs of free places are beyond it.
 */
function RulerNumber({ n, at, upright, numbersOn, last }: RulerNumberProps) {
  return (
    <g transform={`translate(${at} ${last ? 0 : 18 * numbersOn})${upright ? '' : ' rotate(90)'}`}>
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
