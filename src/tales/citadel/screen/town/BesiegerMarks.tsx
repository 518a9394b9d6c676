import { memo } from 'react'
import { ORDERS, type Plot, type Seat } from '../../../../engine/citadel/index.ts'
import { Markup } from '../../../../ui/art/Markup.tsx'
import { shieldMarkup } from '../../art/orders-markup.ts'
import { BESIEGER, besiegersOn } from '../../art/town/index.ts'
import type { Siege } from '../../foresight/index.ts'
import type { SiegeMarksProps } from './SiegeMarks.tsx'

/** Marks each free plot that could bring another down, with the seats that could claim it and the price. */
export const BesiegerMarks = memo(function BesiegerMarks({ sieges }: SiegeMarksProps) {
  const gaps = [...new Set(sieges.map(({ gap }) => gap))]
  return gaps.map((gap) => <Besiegers key={gap} gap={gap} sieges={sieges} />)
})

/** The shields of the seats that could claim the last free plot, and its price. Pale if the seat has too few bricks. */
function Besiegers({ gap, sieges }: { gap: Plot; sieges: readonly Siege[] }) {
  const here = sieges.filter((siege) => siege.gap === gap)
  const now = new Map<Seat, boolean>()
  for (const { by } of here) for (const { seat, now: can } of by) now.set(seat, can || now.get(seat) === true)
  const [x, y] = besiegersOn(gap, now.size)
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      {[...now].map(([seat, can], nth) => {
        const order = ORDERS[seat]
        return (
          order && (
            <g
              key={order}
              transform={`translate(${-1 - (now.size - 1 - nth) * BESIEGER} -6) scale(.7)`}
              opacity={can ? undefined : 0.55}
            >
              <Markup svg={shieldMarkup(order)} />
            </g>
          )
        )
      })}
      <circle cx={12} cy={5} r={9} fill="var(--threat)" stroke="var(--threat-hi)" strokeWidth={2} />
      <text
        x={12}
        y={10}
        fontSize={15}
        textAnchor="middle"
        fill="var(--threat-hi)"
        style={{ fontFamily: 'var(--face-label)' }}
      >
        {here[0]?.price}
      </text>
    </g>
  )
}
