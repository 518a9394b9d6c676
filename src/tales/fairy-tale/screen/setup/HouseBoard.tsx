import { memo } from 'react'
import { Arrow, Die, type DieFace, OrderNumber } from '../../../../ui/art/index.ts'
import {
  BuildMark,
  Forest,
  type ForestTile,
  Gem,
  GoalDial,
  HeartIcon,
  HeroStandee,
  MonsterToken,
  NORTH,
  Oak,
  SideWedge,
  TileArt,
} from '../../art/index.ts'
import { NOBODY, tileSlots } from '../forest/slots/tile-slots.ts'
import styles from './HouseBoard.module.css'
import type { ExampleForest } from './house-boards.ts'

/** Side of a tile in units of the picture. */
const TILE = 100

/** A small forest that shows a house rule. Decorative: the text beside it says the same. */
export const HouseBoard = memo(function HouseBoard({ board }: { board: ExampleForest }) {
  const { tiles, columns, rows, side, steps = [], laid, hearts, choosing = [], goal, dice = [] } = board
  const [width, height] = [columns[1] - columns[0] + 1, rows[1] - rows[0] + 1].map((count) => count * TILE)
  return (
    <svg
      className={styles.board}
      viewBox={[columns[0] * TILE - 50, rows[0] * TILE - 50, width, height].join(' ')}
      aria-hidden="true"
    >
      <Forest tiles={tiles} level={1} />
      {side && <SideWedge side={NORTH} reach={400} half={side === 'half'} />}
      {tiles.length > 0 && (
        <g transform="translate(-50 -50)">
          <Oak />
        </g>
      )}
      {goal !== undefined && <Goal goal={goal} />}
      {choosing.map((choice, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change
        <Choosing key={index} {...choice} />
      ))}
      {laid && <Laid {...laid} />}
      <Monsters monsters={board.monsters} />
      {steps.map(({ from: [x, y], to: [east, south] }, index) => (
        <g key={`${x},${y}`} transform={`translate(${x * TILE} ${y * TILE})`}>
          <Arrow
            from={[(east - x) * 22, (south - y) * 22]}
            to={[(east - x) * 70, (south - y) * 70]}
            width={8}
          />
          <g transform="translate(-34 -30)">
            <OrderNumber value={index + 1} scale={0.9} />
          </g>
        </g>
      ))}
      {board.among && <Among {...board.among} />}
      {board.over && <Cross y={0} />}
      {hearts && <Hearts hearts={hearts} left={columns[0] * TILE - 44} top={rows[0] * TILE - 44} />}
      <Dice dice={dice} each={board.eachItsOwn === true} />
    </svg>
  )
})

/** Several dice: each replaces the one before it, or they are side by side, one for each monster. */
function Dice({ dice, each }: { dice: readonly DieFace[]; each: boolean }) {
  const apart = each ? 62 : 92
  return dice.map((face, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they never change, and two may show the same face
    <g key={index} transform={`translate(${(each ? -214 : -155) + index * apart} -100)`}>
      {index > 0 && !each && <Arrow from={[-60, 0]} to={[-34, 0]} width={6} tone="legal" />}
      <Die face={face} size={52} raised />
    </g>
  ))
}

/** A hero on the board, crossed out if it is carried off. */
function Among({ hero, at: [x, y], lost }: NonNullable<ExampleForest['among']>) {
  return (
    <g transform={`translate(${x * TILE + 24} ${y * TILE + 4})`}>
      <g opacity={lost ? 0.55 : 1}>
        <HeroStandee character={hero} height={74} />
      </g>
      {lost && <Cross y={6} />}
    </g>
  )
}

/** A cross over the picture below it. */
const Cross = ({ y }: { y: number }) => (
  <g transform={`translate(0 ${y})`} strokeLinecap="round">
    <circle r={21} fill="var(--threat-hi)" stroke="var(--threat)" strokeWidth={4} />
    <path d="M-8-8L8 8M8-8L-8 8" stroke="var(--threat)" strokeWidth={6} />
  </g>
)

/** The hearts of the Oak in a row. */
function Hearts({
  hearts: [left, all],
  ...at
}: {
  hearts: readonly [number, number]
  left: number
  top: number
}) {
  return Array.from({ length: all }, (_, index) => index).map((index) => (
    <g key={index} transform={`translate(${at.left + index * 30} ${at.top})`}>
      <HeartIcon full={index < left} size={28} />
    </g>
  ))
}

/** The goal: the three diamonds, or a medal with a number to reach. */
function Goal({ goal }: { goal: NonNullable<ExampleForest['goal']> }) {
  if (goal !== 'diamonds')
    return (
      <g transform="translate(-36 -36)">
        <GoalDial count={goal} share={goal === 0 ? null : 1} size={72} />
      </g>
    )
  return [-56, 0, 56].map((x) => (
    <g key={x} transform={`translate(${x} 0)`}>
      <Gem state="forest" scale={1.5} />
    </g>
  ))
}

/** Heroes, each beside the tiles to choose from. */
function Choosing({ heroes, tiles }: NonNullable<ExampleForest['choosing']>[number]) {
  return (
    <>
      {heroes.map(({ hero, at: [x, y] }) => (
        <g key={hero} transform={`translate(${x * TILE} ${y * TILE})`}>
          <HeroStandee character={hero} height={82} />
        </g>
      ))}
      {tiles.map((tile) => (
        <g
          key={`${tile.x},${tile.y}`}
          transform={`translate(${tile.x * TILE - 41} ${tile.y * TILE - 41}) scale(0.82)`}
        >
          <TileArt {...tile} level={1} />
        </g>
      ))}
    </>
  )
}

/** The monsters, arranged on a tile as on the real board. */
function Monsters({ monsters }: Pick<ExampleForest, 'monsters'>) {
  return monsters.map(({ kind, at: [x, y] }, index) => {
    const here = monsters.filter(({ at }) => at[0] === x && at[1] === y)
    const before = monsters.slice(0, index).filter(({ at }) => at[0] === x && at[1] === y).length
    const slots = tileSlots({ ...NOBODY, monsters: here.length })
    const { x: right, y: down, size } = slots.monsters[before] ?? { x: 50, y: 50, size: 38 }
    return (
      <g
        key={`${x},${y},${before}`}
        transform={`translate(${x * TILE + right - 50} ${y * TILE + down - 50})`}
      >
        <MonsterToken kind={kind} size={size + 4} />
      </g>
    )
  })
}

/** The middle of each edge of a tile, in units of the picture. */
const EDGES = { north: [50, 0], east: [100, 50], south: [50, 100], west: [0, 50] } as const

/** The tile to place: marked as allowed, or crossed out at the edge that does not fit. */
function Laid({ tile, refused }: { tile: ForestTile; refused: keyof typeof EDGES | null }) {
  const [x, y] = EDGES[refused ?? 'north']
  return (
    <g transform={`translate(${tile.x * TILE - 50} ${tile.y * TILE - 50})`}>
      <TileArt {...tile} level={1} />
      {refused ? (
        <g>
          <rect width={100} height={100} rx={5} fill="none" stroke="var(--halo)" strokeWidth={10} />
          <rect
            width={100}
            height={100}
            rx={5}
            fill="none"
            stroke="var(--threat)"
            strokeWidth={5}
            strokeDasharray="13 6"
          />
          <g transform={`translate(${x} ${y})`} strokeLinecap="round">
            <circle r={21} fill="var(--threat-hi)" stroke="var(--threat)" strokeWidth={4} />
            <path d="M-8-8L8 8M8-8L-8 8" stroke="var(--threat)" strokeWidth={6} />
          </g>
        </g>
      ) : (
        <BuildMark />
      )}
    </g>
  )
}
