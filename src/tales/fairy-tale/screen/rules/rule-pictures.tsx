import { memo, type ReactNode } from 'react'
import { Arrow, Die, OrderNumber } from '../../../../ui/art/index.ts'
import { Forest, type ForestTile, type MonsterKind, MonsterToken, Oak } from '../../art/index.ts'

const OAK: ForestTile = { x: 0, y: 0, roads: 15, seed: 'oak', building: 'oak' }

interface SceneProps {
  tiles: readonly ForestTile[]
  /** Left, top, width and height in units of 1/100 tile; the middle of the oak is at (0, 0). */
  view: readonly [left: number, top: number, width: number, height: number]
  /** Width in pixels. */
  width: number
  children: ReactNode
}

/** A corner of a forest. Decorative: the text beside it says the same. */
const Scene = ({ tiles, view, width, children }: SceneProps) => (
  <svg
    className="grows"
    width={width}
    height={(width * view[3]) / view[2]}
    viewBox={view.join(' ')}
    aria-hidden="true"
  >
    <Forest tiles={tiles} level={1} />
    <g transform="translate(-50 -50)">
      <Oak />
    </g>
    {children}
  </svg>
)

const At = ({ x, y, children }: { x: number; y: number; children: ReactNode }) => (
  <g transform={`translate(${x} ${y})`}>{children}</g>
)

const Monster = ({ kind, x, y }: { kind: MonsterKind; x: number; y: number }) => (
  <At x={x} y={y}>
    <MonsterToken kind={kind} size={44} />
  </At>
)

const ROW: readonly ForestTile[] = [
  OAK,
  { x: 1, y: 0, roads: 10, seed: 'rule1' },
  { x: 2, y: 0, roads: 10, seed: 'rule2' },
]

/** Monsters enter at the end of a road. */
export const ComingPicture = memo(function ComingPicture() {
  return (
    <Scene tiles={ROW} view={[-50, -50, 300, 100]} width={210}>
      <Arrow from={[246, 0]} to={[196, 0]} width={8} />
      <Monster kind="ogre" x={172} y={0} />
      <At x={88} y={-14}>
        <Die face={2} size={42} raised />
      </At>
    </Scene>
  )
})

/** Monsters step towards the oak, the nearest first. */
export const MovingPicture = memo(function MovingPicture() {
  return (
    <Scene tiles={ROW} view={[-50, -50, 300, 100]} width={210}>
      <Arrow from={[80, 0]} to={[34, 0]} width={8} />
      <Arrow from={[180, 0]} to={[122, 0]} width={8} />
      <Monster kind="ogre" x={96} y={0} />
      <Monster kind="ogre" x={200} y={0} />
      <At x={64} y={-26}>
        <OrderNumber value={1} scale={0.9} />
      </At>
      <At x={158} y={-26}>
        <OrderNumber value={2} scale={0.9} />
      </At>
    </Scene>
  )
})

const CORNER: readonly ForestTile[] = [
  OAK,
  { x: 0, y: -1, roads: 14, seed: 'rule3' },
  { x: 1, y: -1, roads: 12, seed: 'rule4' },
  { x: 1, y: 0, roads: 9, seed: 'rule5' },
]

/** South, towards the oak, is full; the next way clockwise is west, which exists. */
export const WayPicture = memo(function WayPicture() {
  return (
    <Scene tiles={CORNER} view={[-50, -150, 200, 200]} width={230}>
      <Arrow from={[82, -100]} to={[26, -100]} width={7} />
      <Monster kind="frost-giant" x={102} y={-104} />
      <Monster kind="big-bad-wolf" x={82} y={-14} />
      <Monster kind="ice-witch" x={120} y={-14} />
      <Monster kind="ogre" x={101} y={22} />
      <At x={102} y={-58}>
        <OrderNumber value={1} scale={0.85} state="refused" />
      </At>
      <At x={58} y={-100}>
        <OrderNumber value={2} scale={0.85} />
      </At>
    </Scene>
  )
})
