import { memo, useMemo } from 'react'
import type { State } from '../../../../engine/fairy-tale/index.ts'
import { CENTRE } from '../../../../engine/kernel/index.ts'
import { Arrow, Flat, Print, Stamp } from '../../../../ui/art/index.ts'
import type { BoardRect } from '../../../../ui/stage/board-point.ts'
import { CrackedHeart, detailFor, Forest, MonsterSpeck, Oak } from '../../art/index.ts'
import { useExpansionsIn } from '../../load-expansions.ts'
import { standingIn } from '../forest/forest-pieces.ts'
import { boxOf, spotOf } from '../forest/layout.ts'
import { forestPicture, tilePlaces } from '../forest/picture.ts'
import { type DrawnWay, drawnWays } from './arrows.ts'
import styles from './Future.module.css'
import type { FaceOutcome } from './outcomes.ts'

/** The id of the forest drawing that all small boards share. */
const SHARED = 'future-forest'

/** The maximum size of a small board, in pixels. */
const SIZE = { width: 150, height: 104 }

/** Margin round the forest for the oak and its overhanging parts, in tiles. */
const ROOM = 0.12

/** Returns the width of a tile on the small boards, in pixels. */
const tileIn = ({ left, right, top, bottom }: BoardRect): number =>
  Math.min(SIZE.width / (right - left), SIZE.height / (bottom - top))

/** The forest of all small boards, to be drawn once in the page. */
export const SharedForest = memo(function SharedForest({ state }: { state: State }) {
  const tiles = useMemo(() => forestPicture(state), [state])
  const level = detailFor(tileIn(boxOf(tilePlaces(state))))
  return (
    <svg className={styles['shared']} aria-hidden="true">
      <Stamp id={SHARED}>
        <Forest tiles={tiles} level={level} />
        <g transform="translate(-50 -50)">
          <Oak />
        </g>
      </Stamp>
    </svg>
  )
})

interface FuturePictureProps {
  /** The state before the future. */
  state: State
  outcome: FaceOutcome
}

/** One future as a small picture: monsters at their destinations with their ways, lost hearts, and effects of expansions. */
export const FuturePicture = memo(function FuturePicture({ state, outcome }: FuturePictureProps) {
  const { strides, future } = outcome
  const { left, top, right, bottom } = boxOf(tilePlaces(state))
  const tile = tileIn({ left, top, right, bottom })
  const ways = useMemo(() => drawnWays(strides, standingIn(state), true), [strides, state])
  const monsters = useMemo(() => standingIn(future.after).monsters, [future])
  // On a small map, pieces are drawn larger than in scale to stay visible.
  const size = Math.min(62, Math.max(40, 900 / tile))
  const Stir = useExpansionsIn(state)?.land.StirPicture
  const view = [left - ROOM, top - ROOM, right - left + ROOM * 2, bottom - top + ROOM * 2]
  return (
    <svg
      className={styles['picture']}
      viewBox={view.map((length) => length * 100).join(' ')}
      preserveAspectRatio="xMidYMid meet"
      aria-hidden="true"
    >
      <Print stamp={SHARED} />
      <Flat>
        {Stir && <Stir future={future} size={size} />}
        {ways.map((way) => (
          <Trail key={way.key} way={way} />
        ))}
        {monsters.map(({ n, kind, x, y }) => (
          <g key={n} transform={`translate(${x * 100} ${y * 100})`}>
            <MonsterSpeck kind={kind} size={size} />
          </g>
        ))}
        {Array.from({ length: future.hurt }, (_, index) => index).map((index) => (
          <g key={index} transform={`translate(${index * 60 - (future.hurt - 1) * 30} -6)`}>
            <CrackedHeart scale={Math.max(1.5, 34 / tile)} />
          </g>
        ))}
      </Flat>
    </svg>
  )
})

function Trail({ way: { via, to, end, strides } }: { way: DrawnWay }) {
  if (!to) return null
  // The counter covers the tip at its destination, so only the way to it is visible.
  const start = spotOf(strides[0]?.path[0] ?? CENTRE)
  const point = ({ x, y }: { x: number; y: number }): [number, number] => [x * 100, y * 100]
  return <Arrow from={point(start)} via={via.map(point)} to={point(to)} width={end === 'oak' ? 14 : 10} />
}
