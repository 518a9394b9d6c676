import type { Event, State } from '../../../../engine/fairy-tale/index.ts'
import type { Place } from '../../../../engine/kernel/index.ts'
import { Arrow, OrderNumber, Track } from '../../../../ui/art/index.ts'
import type { Point } from '../../../../ui/art/svg.ts'
import type { BoardPoint } from '../../../../ui/stage/board-point.ts'
import { CrackedHeart, Gem } from '../../art/index.ts'
import type { Move } from '../../game.ts'
import { standingIn } from '../forest/forest-pieces.ts'
import { spotOf } from '../forest/layout.ts'
import { StillCharacter, StillMonster, TILE } from '../forest/StillForest.tsx'
import { goneBefore, replayHighlight } from './replay-highlight.ts'

/** An event of a move, as the album shows it. */
export interface Happened {
  event: Event
  move: Pick<Move, 'frames'>
  frame: number
}

const pointOf = ({ x, y }: BoardPoint): Point => [x * TILE, y * TILE]

/** The steps of this move so far: dotted, with a ring at the start. */
export const Gone = ({ move, frame }: Happened) => (
  <g data-gone="">
    {goneBefore(move, frame).map(([from, to], index) => (
      // Several pieces may take the same step.
      // biome-ignore lint/suspicious/noArrayIndexKey: steps have no names, and never change their order
      <Track key={index} way={[pointOf(spotOf(from)), pointOf(spotOf(to))]} />
    ))}
  </g>
)

/** The current event: moving pieces in full colour, the way with its number, and a gold rim around the tile. */
export function Now({ event, move, state }: Happened & { state: State }) {
  const { rims, way, monsters, seats, sign } = replayHighlight(event, move, state)
  const standing = standingIn(state)
  const movers = standing.monsters.filter(({ n }) => monsters.includes(n))
  const heroes = standing.characters.filter(({ seat }) => seats.includes(seat))
  const mover: (BoardPoint & { size: number }) | undefined = movers[0] ?? heroes[0]
  return (
    <g data-happens={event.type}>
      {rims.map((place) => (
        <Rim key={place} place={place} />
      ))}
      {way && <Way {...way} mover={mover} threat={movers.length > 0} />}
      {movers.map((monster) => (
        <StillMonster key={monster.n} {...monster} />
      ))}
      {heroes.map((hero) => (
        <StillCharacter key={hero.seat} {...hero} />
      ))}
      {way?.order && mover && (
        <g
          transform={`translate(${(mover.x + mover.size / 2) * TILE - 4} ${(mover.y - mover.size / 2) * TILE + 4})`}
        >
          <OrderNumber value={way.order} scale={0.6} />
        </g>
      )}
      {rims[0] !== undefined && sign && <Sign sign={sign} place={rims[0]} />}
    </g>
  )
}

function Rim({ place }: { place: Place }) {
  const { x, y } = spotOf(place)
  const rect = {
    x: (x - 0.5) * TILE + 1,
    y: (y - 0.5) * TILE + 1,
    width: TILE - 2,
    height: TILE - 2,
    fill: 'none',
  }
  return (
    <g data-rim="">
      <rect {...rect} stroke="var(--piece-ink)" strokeWidth={7} />
      <rect {...rect} stroke="var(--selected)" strokeWidth={4} />
    </g>
  )
}

interface WayProps {
  from: Place
  to: Place
  mover: (BoardPoint & { size: number }) | undefined
  threat: boolean
}

/** The way from tile to tile. It ends at the current spot of the piece that took it. */
function Way({ from, to, mover, threat }: WayProps) {
  const begin = spotOf(from)
  const end = mover ?? spotOf(to)
  const long = Math.hypot(end.x - begin.x, end.y - begin.y) || 1
  const short = Math.max(0.3, 1 - ((mover?.size ?? 0) * 0.55) / long)
  const tip = { x: begin.x + (end.x - begin.x) * short, y: begin.y + (end.y - begin.y) * short }
  return <Arrow from={pointOf(begin)} to={pointOf(tip)} width={7} tone={threat ? 'threat' : 'legal'} />
}

function Sign({ sign, place }: { sign: 'heart' | 'diamond'; place: Place }) {
  const [x, y] = pointOf(spotOf(place))
  return (
    <g transform={`translate(${x} ${y})`}>
      {sign === 'heart' ? (
        <CrackedHeart scale={1.5} />
      ) : (
        <g transform="scale(1.4)">
          <Gem state="forest" />
          <path d="M-8-12l6 12-6 6 8 13" fill="none" stroke="var(--stitch)" strokeWidth={2.6} />
        </g>
      )}
    </g>
  )
}
