import { memo } from 'react'
import {
  type BuildingId,
  buildingOf,
  type Order,
  type Plot,
  plotName,
} from '../../../../engine/citadel/index.ts'
import { Markup } from '../../../../ui/art/Markup.tsx'
import { type Detail, ownedMarkup, spotOn, wedgeAt } from '../../art/town/index.ts'
import { buildingMarkup, knightMarkup, shieldMarkup, signMarkup } from '../../art/town/stand-ins.ts'
import type { PlotLook } from './looks.ts'

/** The rim and the tint of a plot that somebody owns. */
export const OwnedRim = memo(function OwnedRim({ plot, order, detail }: RimProps) {
  return <Markup svg={ownedMarkup(plot, order, detail)} />
})

interface RimProps {
  plot: Plot
  order: Order
  detail: Detail
}

/** Where pieces stand on a plot: a little inward, and more so in the south, where the outer edge is printed. */
export function standOn(plot: Plot): readonly [x: number, y: number] {
  const { ring, angle, middle } = wedgeAt(plot)
  const isSouth = Math.cos((angle * Math.PI) / 180) < -0.3
  return spotOn(plot, middle - (ring === 0 ? 2 : isSouth ? 9 : 5))
}

interface PieceProps extends PlotLook {
  detail: Detail
}

/** What stands on a plot: a Knight on a bare one, a building with its sign and the shield of its owner, or the name of a free one. */
export const PlotPiece = memo(function PlotPiece({ plot, order, building, detail }: PieceProps) {
  const [x, y] = standOn(plot)
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`} data-piece={plotName(plot)}>
      {building ? (
        <Built building={building} order={order} detail={detail} />
      ) : order ? (
        <Bare order={order} detail={detail} />
      ) : (
        detail === 'fine' && (
          <text
            y={7}
            fontSize={17}
            textAnchor="middle"
            fill="var(--plot-name)"
            style={{ fontFamily: 'var(--font-label)' }}
          >
            {plotName(plot)}
          </text>
        )
      )}
    </g>
  )
})

/** How large pieces are drawn: a small town has no room for more than its signs. */
const SIZES = {
  fine: { building: 40, sign: [17, 15, 9.8], shield: [-17, 13, 23], knight: 39 },
  bold: { building: 46, sign: [17, 14, 14], shield: [-17, 12, 32], knight: 50 },
} as const

function Built({ building, order, detail }: { building: BuildingId; order: Order | null; detail: Detail }) {
  const { category, value } = buildingOf(building)
  const size = SIZES[detail]
  const [signX, signY, reach] = size.sign
  const [shieldX, shieldY, height] = size.shield
  const scale = size.building / 64
  return (
    <>
      <g transform={`translate(${-size.building / 2} -25) scale(${scale})`} data-part="building">
        <Markup svg={buildingMarkup(building)} />
      </g>
      <g transform={`translate(${signX} ${signY})`}>
        <g data-part="sign">
          <g transform={`scale(${(reach / 15).toFixed(3)})`}>
            <Markup svg={signMarkup(category, value)} />
          </g>
        </g>
      </g>
      {order && (
        <g transform={`translate(${shieldX} ${shieldY})`}>
          <g data-part="shield">
            <g transform={`scale(${(height / 34).toFixed(3)})`}>
              <Markup svg={shieldMarkup(order)} />
            </g>
          </g>
        </g>
      )}
    </>
  )
}

function Bare({ order, detail }: { order: Order; detail: Detail }) {
  const { knight } = SIZES[detail]
  const scale = knight / 64
  return (
    <g data-part="knight">
      <g transform={`translate(${-knight / 2} ${19 - 62 * scale}) scale(${scale.toFixed(3)})`}>
        <Markup svg={knightMarkup(order)} />
      </g>
    </g>
  )
}
