import type { CSSProperties } from 'react'
import { type EventOf, type Face, type State, turned } from '../../../engine/fairy-tale/index.ts'
import { CENTRE, neighbour, type Place } from '../../../engine/kernel/index.ts'
import type { Cue } from '../../../playback/playback.ts'
import { CarriedToken, CrackedHeart, type Detail, faceLook, TileArt } from '../../art/index.ts'
import { at, cellStyle, spotOf, tiles } from '../layout.ts'
import type { StandingMonster } from '../tokens/standing.ts'
import { MonsterPicture } from '../tokens/Tokens.tsx'
import styles from './effects.module.css'

interface EffectsProps {
  cue: Cue
  state: State
  /** The monsters as they stood before the event. */
  before: readonly StandingMonster[]
  level: Detail
}

/** What an event shows besides the pieces that move: what comes down, breaks or goes. */
export function Effects({ cue, state, before, level }: EffectsProps) {
  const { event, ms } = cue
  const time: CSSProperties = { animationDuration: `${ms}ms` }
  switch (event.type) {
    case 'oak-hurt':
      return (
        <svg
          className={styles['heart']}
          style={{ ...time, width: tiles(0.7), height: tiles(0.7) }}
          viewBox="-35 -35 70 70"
          aria-hidden="true"
        >
          <CrackedHeart />
        </svg>
      )
    case 'diamond-destroyed':
      return <Shards place={event.at} time={time} />
    case 'tile-placed':
      return <FallingTile face={turned(event.face, event.turn)} place={event.at} time={time} level={level} />
    case 'first-tile-laid': {
      const face = state.opening?.tiles[event.tile]
      const place = neighbour(CENTRE, event.side)
      return face ? (
        <FallingTile face={turned(face, event.turn)} place={place} time={time} level={level} />
      ) : null
    }
    case 'monster-removed':
    case 'monster-stepped': {
      const gone = before.find(({ n }) => n === event.monster)
      const toOak = event.type === 'monster-stepped'
      if (!gone || (toOak && event.to !== CENTRE)) return null
      return <Leaving monster={gone} time={time} toOak={toOak} />
    }
    case 'monsters-cleared':
      return before
        .filter(({ n }) => event.monsters.includes(n))
        .map((monster) => <Leaving key={monster.n} monster={monster} time={time} toOak={false} />)
    case 'item-changed':
      return <Item place={event.at} how={event.how} time={time} />
    default:
      return null
  }
}

interface ItemProps {
  place: Place
  how: EventOf<'item-changed'>['how']
  time: CSSProperties
}

/** What a character takes up, loses, or brings where it belongs. */
function Item({ place, how, time }: ItemProps) {
  return (
    <svg
      className={styles[how === 'dropped' ? 'removed' : 'item']}
      style={{ ...at(spotOf(place)), ...time, width: tiles(0.5), height: tiles(0.5) }}
      viewBox="-36 -36 72 72"
      aria-hidden="true"
    >
      <CarriedToken carried={{ thing: 'basket' }} size={64} />
    </svg>
  )
}

interface FallingTileProps {
  face: Face
  place: Place
  time: CSSProperties
  level: Detail
}

function FallingTile({ face, place, time, level }: FallingTileProps) {
  return (
    <svg
      className={styles['tile']}
      style={{ ...cellStyle(place), ...time }}
      viewBox="0 0 100 100"
      aria-hidden="true"
    >
      <TileArt {...faceLook(face)} {...spotOf(place)} level={level} />
    </svg>
  )
}

/** The directions in which the shards of a diamond fly. */
const SHARDS = [20, 65, 110, 160, 205, 250, 300, 340]

function Shards({ place, time }: { place: Place; time: CSSProperties }) {
  return (
    <svg className={styles['shards']} style={cellStyle(place)} viewBox="-50 -50 100 100" aria-hidden="true">
      {SHARDS.map((turn, index) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <path
            className={styles['shard']}
            style={time}
            d="M0-22L9-6 0 6-9-6z"
            fill={index % 2 === 0 ? 'var(--diamond)' : 'var(--diamond-2)'}
            stroke="var(--piece-ink)"
            strokeWidth={2}
            strokeLinejoin="round"
          />
        </g>
      ))}
    </svg>
  )
}

/** A monster that leaves the board: to the oak, or taken away. */
function Leaving({
  monster,
  time,
  toOak,
}: {
  monster: StandingMonster
  time: CSSProperties
  toOak: boolean
}) {
  const { kind, size, x, y } = monster
  const way = { '--way-x': tiles(-x), '--way-y': tiles(0.1 - y) }
  return (
    <div
      className={toOak ? styles['toOak'] : styles['removed']}
      style={{ ...at({ x, y }), ...time, ...way, width: tiles(size), height: tiles(size) }}
      aria-hidden="true"
    >
      <MonsterPicture kind={kind} />
    </div>
  )
}
