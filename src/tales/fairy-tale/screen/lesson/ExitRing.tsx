import type { Direction, Place } from '../../../../engine/kernel/index.ts'
import { clockwiseFrom } from '../../../../engine/kernel/index.ts'
import { n1 } from '../../../../ui/art/svg.ts'
import { targetRef } from '../../../../ui/input/targets.ts'
import { Oak } from '../../art/index.ts'
import type { Exit } from '../foresight/why/exits.ts'
import { spotOf } from '../forest/layout.ts'
import type { Foretold } from './foretold.ts'
import styles from './lesson.module.css'
import { RING } from './spots.ts'

/** Radius of the ring of discs, in hundredths of a tile. */
const RADIUS = 50
const DISC = 16

interface ExitRingProps {
  foretold: Foretold
  /** `ways`: the tiles to choose from, all alike; `order`: also the numbers of the exits; `answer`: the rule for each exit. */
  shows: 'ways' | 'order' | 'answer'
}

/** The tiles round a monster, and its four exits in the order of the rules. Must not reveal the answer before it is shown. */
export function ExitRing({ foretold: { from, to, exits, places }, shows }: ExitRingProps) {
  const { x, y } = spotOf(from)
  const isAnswer = shows === 'answer'
  const taken = isAnswer ? exits.findIndex(({ fate }) => fate === 'taken') : -1
  return (
    <svg className={styles['ring']} viewBox="0 0 100 100" aria-hidden="true" data-ring={from}>
      {isAnswer ? (
        <TileFrame at={to} lines={['goalEdge', 'goal']} />
      ) : (
        places.map((place) => <TileFrame key={place} at={place} lines={['page', 'frame']} />)
      )}
      {shows !== 'ways' && exits[0]?.fate === 'refused' && (
        <g transform={`translate(${x * 100} ${y * 100})`}>
          <Wish />
        </g>
      )}
      {shows !== 'ways' && (
        <g ref={targetRef(RING)} transform={`translate(${x * 100} ${y * 100})`}>
          {exits.slice(1).map((exit, index) => {
            const before = exits[index]
            return (
              before && <Arc key={exit.side} from={before.side} to={exit.side} isTried={index + 1 <= taken} />
            )
          })}
          {exits.map(({ side, order, fate }) => (
            <Disc key={side} side={side} order={order} fate={isAnswer ? fate : 'asked'} />
          ))}
        </g>
      )}
    </svg>
  )
}

function TileFrame({ at, lines }: { at: Place; lines: readonly string[] }) {
  const { x, y } = spotOf(at)
  return (
    <g transform={`translate(${x * 100 - 50} ${y * 100 - 50})`} data-framed={at}>
      {lines.map((line) => (
        <rect key={line} className={styles[line]} width={100} height={100} rx={4} />
      ))}
    </g>
  )
}

const UNITS: Readonly<Record<Direction, readonly [x: number, y: number]>> = {
  north: [0, -1],
  east: [1, 0],
  south: [0, 1],
  west: [-1, 0],
}

const pointAt = (side: Direction): string => UNITS[side].map((unit) => n1(unit * RADIUS)).join(' ')

/** A quarter of the ring. Null if the next exit is not the next one clockwise. */
function Arc({ from, to, isTried }: { from: Direction; to: Direction; isTried: boolean }) {
  if (clockwiseFrom(from)[1] !== to) return null
  const path = `M${pointAt(from)}A${RADIUS} ${RADIUS} 0 0 1 ${pointAt(to)}`
  return isTried ? (
    <>
      <path d={path} className={styles['arcEdge']} pathLength={1} />
      <path d={path} className={styles['arc']} pathLength={1} />
    </>
  ) : (
    <path d={path} className={styles['arcLater']} />
  )
}

const CROSS = 'M-5-5L5 5M5-5L-5 5'

interface DiscProps extends Pick<Exit, 'side' | 'order'> {
  fate: Exit['fate'] | 'asked'
}

function Disc({ side, order, fate }: DiscProps) {
  return (
    <g transform={`translate(${pointAt(side)})`} className={styles['disc']} data-fate={fate}>
      <circle r={DISC} />
      <text y={7.4}>{order}</text>
      {fate === 'refused' && (
        <g transform="translate(13 12)">
          <circle r={8.5} className={styles['crossed']} />
          <path d={CROSS} className={styles['cross']} transform="scale(.74)" />
        </g>
      )}
    </g>
  )
}

const CLOUD =
  'M-34 6a17 17 0 0 1 5-31a19 19 0 0 1 33-7a17 17 0 0 1 28 15a16 16 0 0 1 0 27a17 17 0 0 1-27 12a19 19 0 0 1-26 0a14 14 0 0 1-13-16z'

/** A thought bubble of the monster with the Oak. */
const Wish = () => (
  <g transform="translate(-98 -78)" className={styles['wish']}>
    <circle cx={48} cy={35} r={6} />
    <circle cx={60} cy={46} r={3.6} />
    <path d={CLOUD} />
    <g transform="translate(-25 -28)">
      <Oak size={50} />
    </g>
  </g>
)
