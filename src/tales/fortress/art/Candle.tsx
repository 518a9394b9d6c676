import { memo } from 'react'
import { Markup } from '../../../ui/art/Markup.tsx'
import { INK, n1 } from '../../../ui/art/svg.ts'
import { letters } from './numbers.ts'

interface CandleProps {
  life: number
  /** The height of a whole candle, in pixels. */
  height: number
  width: number
  /** True to omit the scale and the number, if the number is shown beside it. */
  bare?: boolean
}

const HOLDER = (y: number, w: number) =>
  `<path d="M${n1(-w * 0.9)} ${y}h${n1(w * 1.8)}l-6 10h${n1(-w * 1.8 + 12)}z" fill="#C9932A" stroke="${INK}" stroke-width="2.4" stroke-linejoin="round"/>` +
  [
    [INK, 6],
    ['#F2B01E', 2.6],
  ]
    .map(
      ([colour, width]) =>
        `<path d="M${n1(w * 0.84)} ${y + 2}q14-2 12 8t-14 2" fill="none" stroke="${colour}" stroke-width="${width}"/>`,
    )
    .join('')

const flame = (top: number): string =>
  `<path d="M0 ${n1(top)}v-7" stroke="${INK}" stroke-width="2.4" stroke-linecap="round"/>` +
  `<path d="M0 ${n1(top - 34)}Q12 ${n1(top - 18)} 8 ${n1(top - 10)}Q5 ${n1(top - 4)} 0 ${n1(top - 4)}T-8 ${n1(top - 10)}Q-10 ${n1(top - 18)} 0 ${n1(top - 34)}z" fill="#F2B01E" stroke="${INK}" stroke-width="2.2" stroke-linejoin="round"/>` +
  `<path d="M0 ${n1(top - 22)}q6 8 3.5 13q-3.5 4-7 0q-2-6 3.5-13z" fill="#FFF3B0"/>`

function scale(height: number, w: number, full: number): string {
  const steps = Array.from({ length: Math.floor(full / 5) }, (_, i) => (i + 1) * 5)
  return steps
    .map((step) => {
      const y = height - (step * height) / full
      return `<path d="M${n1(-w / 2 - 12)} ${n1(y)}h8" stroke="var(--rule)" stroke-width="1.6"/>${letters(-w / 2 - 15, y + 5, step, 15, { font: 'hand', at: 'end', colour: 'var(--ink-2)' })}`
    })
    .join('')
}

function candleMarkup({ life, height: h, width: w, bare = false }: CandleProps): string {
  const full = Math.max(20, life)
  const left = Math.max(0, life)
  const top = h - (left * h) / full
  const wax =
    left > 0
      ? `<path d="M${n1(-w / 2)} ${h}V${n1(top + 4)}Q${n1(-w * 0.3)} ${n1(top - 4)} 0 ${n1(top + 1)}T${n1(w / 2)} ${n1(top + 2)}V${h}z" fill="#FFF3DC" stroke="${INK}" stroke-width="2.4" stroke-linejoin="round"/>` +
        (h - top > 26
          ? `<path d="M${n1(-w / 2 + 5)} ${n1(top + 6)}v${n1(Math.min(26, h * 0.3))}q3 5 6 0v-12" fill="#F2DDBB" stroke="${INK}" stroke-width="1.5" stroke-linejoin="round"/>`
          : '') +
        flame(top)
      : ''
  return (
    HOLDER(h, w) +
    `<path d="M${n1(-w / 2)} ${h}V0H${n1(w / 2)}V${h}" fill="none" stroke="var(--rule)" stroke-width="1.6" stroke-dasharray="4 4"/>` +
    (bare ? '' : scale(h, w, full)) +
    wax +
    (bare
      ? ''
      : letters(
          0,
          Math.min(h - 6, h - Math.max(16, ((left * h) / full) * 0.3)),
          left,
          left < 10 ? 34 : Math.min(34, w * 0.68),
          {
            font: 'title',
            colour: left * (h / full) > 40 ? INK : 'var(--ink)',
          },
        ))
  )
}

/** The life as a candle on a scale of twenty. */
export const Candle = memo(function Candle({ life, height, width, bare = false }: CandleProps) {
  const left = bare ? width * 0.95 : width / 2 + 36
  const wide = left + width * 0.84 + 20
  return (
    <svg
      className="grows"
      width={wide}
      height={height + 52}
      viewBox={`${n1(-left)} -38 ${n1(wide)} ${height + 52}`}
      overflow="visible"
      aria-hidden="true"
    >
      <Markup svg={candleMarkup({ life, height, width, bare })} />
    </svg>
  )
})

/** A bare candle within a drawing, with its foot centred at (0, 0). */
export const CandleShape = memo(function CandleShape({ life, height, width }: CandleProps) {
  return (
    <g transform={`translate(0 ${-height - 10})`}>
      <Markup svg={candleMarkup({ life, height, width, bare: true })} />
    </g>
  )
})
