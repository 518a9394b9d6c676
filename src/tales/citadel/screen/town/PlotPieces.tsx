import { memo } from 'react'
import {
  type BuildingId,
  buildingOf,
  type Order,
  type Plot,
  plotName,
} from '../../../../engine/citadel/index.ts'
import { Markup } from '../../../../ui/art/Markup.tsx'
import { type Detail, n1, type Point } from '../../../../ui/art/svg.ts'
import { buildingMarkup } from '../../art/buildings/index.ts'
import { knightMarkup, shieldMarkup } from '../../art/orders-markup.ts'
import { signMarkup } from '../../art/signs-markup.ts'
import { nameSpotOf, ownedMarkup, standOn } from '../../art/town/index.ts'
import type { PlotLook } from './looks.ts'

interface RimProps {
  plot: Plot
  order: Order
  detail: Detail
}

/** The rim and the tint of a plot with an owner. */
export const OwnedRim = memo(function OwnedRim({ plot, order, detail }: RimProps) {
  return <Markup svg={ownedMarkup(plot, order, detail)} />
})

interface PieceProps extends PlotLook {
  detail: Detail
  /** The piece that arrives on the plot now: a building, or an owner. */
  arrives: 'built' | 'taken' | undefined
}

/** The pieces on a plot and its name: a Knight on a bare plot, or a building with its sign and the shield of its owner. */
export const PlotPiece = memo(function PlotPiece({ plot, order, building, detail, arrives }: PieceProps) {
  const [x, y] = standOn(plot)
  const isHeld = building !== null || order !== null
  return (
    <g transform={`translate(${n1(x)} ${n1(y)})`} data-piece={plotName(plot)} data-arrives={arrives}>
      {building && <Built building={building} order={order} detail={detail} />}
      {!building && order && <Bare order={order} detail={detail} />}
      {detail === 'fine' && <Name plot={plot} {...(isHeld ? smallIn(plot) : LARGE)} />}
    </g>
  )
})

interface NameProps {
  plot: Plot
  at: Point
  size: number
}

const Name = ({ plot, at: [x, y], size }: NameProps) => (
  <text
    x={n1(x)}
    y={n1(y + size * 0.38)}
    fontSize={size}
    textAnchor="middle"
    fill="var(--plot-name)"
    stroke="var(--halo)"
    strokeWidth={size === LARGE.size ? 0 : 3}
    strokeLinejoin="round"
    paintOrder="stroke"
    style={{ fontFamily: 'var(--face-label)' }}
  >
    {plotName(plot)}
  </text>
)

/** Name of a free plot, in its middle. */
const LARGE = { at: [0, 0.5], size: 17 } as const

/** Name of an occupied plot, beside its pieces. */
function smallIn(plot: Plot): Pick<NameProps, 'at' | 'size'> {
  const [x, y] = nameSpotOf(plot)
  const [fromX, fromY] = standOn(plot)
  return { at: [x - fromX, y - fromY], size: 12 }
}

/** Sizes of pieces. In a small town, signs and shields matter more than buildings. */
const SIZES = {
  fine: { building: 40, sign: [17, 15, 9.8], shield: [-17, 13, 23], knight: 39 },
  bold: { building: 46, sign: [17, 14, 14], shield: [-17, 12, 32], knight: 50 },
} as const

interface BuiltProps {
  building: BuildingId
  order: Order | null
  detail: Detail
}

function Built({ building, order, detail }: BuiltProps) {
  const { category, value } = buildingOf(building)
  const [x, y, reach] = SIZES[detail].sign
  return (
    <>
      <BuildingAlone building={building} detail={detail} />
      <g transform={`translate(${x} ${y})`}>
        <g data-part="sign">
          <g transform={`scale(${(reach / 15).toFixed(3)})`}>
            <Markup svg={signMarkup(category, value)} />
          </g>
        </g>
      </g>
      {order && <Shield order={order} detail={detail} />}
    </>
  )
}

/** A building on a plot, with the middle of the plot at (0, 0). */
export function BuildingAlone({ building, detail }: Pick<BuiltProps, 'building' | 'detail'>) {
  const size = SIZES[detail].building
  return (
    <g data-part="building">
      <g transform={`translate(${-size / 2} ${-size * 0.625}) scale(${size / 64})`}>
        <Markup svg={buildingMarkup(building)} />
      </g>
    </g>
  )
}

/** The owner's shield beside a building. */
export function Shield({ order, detail }: { order: Order; detail: Detail }) {
  const [x, y, height] = SIZES[detail].shield
  return (
    <g transform={`translate(${x} ${y})`}>
      <g data-part="owner">
        <g transform={`scale(${(height / 34).toFixed(3)})`}>
          <Markup svg={shieldMarkup(order)} />
        </g>
      </g>
    </g>
  )
}

/** The Knight on a bare plot. */
export function Bare({ order, detail }: { order: Order; detail: Detail }) {
  const { knight } = SIZES[detail]
  const scale = knight / 64
  return (
    <g data-part="owner">
      <g transform={`translate(${-knight / 2} ${n1(19 - 62 * scale)}) scale(${scale.toFixed(3)})`}>
        <Markup svg={knightMarkup(order)} />
      </g>
    </g>
  )
}
