import type { CSSProperties } from 'react'
import { type Face, faceOf, type State, turned } from '../../../../engine/fairy-tale/index.ts'
import { CENTRE, neighbour, type Place } from '../../../../engine/kernel/index.ts'
import { type DetailLevel, faceLook, TileArt } from '../../art/index.ts'
import { type Cue, useControllers } from '../../runtime.ts'
import { isFlown } from '../flights.tsx'
import { cellStyle, spotOf } from '../forest/layout.ts'
import styles from './tiles.module.css'

/** The simplest drawing of a tile has no hedges: they grow after it has landed. */
const BARE: DetailLevel = 2

interface TileEffectsProps {
  cue: Cue
  state: State
  level: DetailLevel
}

/** The effects of an event on tiles: landing, turning, swapping and vanishing. Below the pieces there. */
export function TileEffects({ cue: { event, motion }, state, level }: TileEffectsProps) {
  const time: CSSProperties = { animationDuration: `${motion}ms` }
  const moving = { time, level }
  const bare = { time, level: BARE }
  const leaders = useControllers(({ table }) => table)
  switch (event.type) {
    case 'tile-placed':
      return (
        <Covering
          how={isFlown(event.seat, state, leaders) ? 'awaiting' : 'landing'}
          {...bare}
          face={turned(event.face, event.turn)}
          place={event.at}
        />
      )
    case 'first-tile-laid': {
      const face = state.opening?.tiles[event.tile]
      const place = neighbour(CENTRE, event.side)
      return face ? <Covering how="landing" {...bare} face={turned(face, event.turn)} place={place} /> : null
    }
    case 'tile-swapped':
      return (
        <>
          <MovingTile {...moving} how="leaving" face={event.left} place={event.at} />
          <MovingTile {...moving} how="coming" face={turned(event.face, event.turn)} place={event.at} />
        </>
      )
    case 'tile-destroyed':
      return <MovingTile {...moving} how="blown" face={event.face} place={event.at} />
    case 'tile-burnt':
      return event.destroyed ? (
        <MovingTile {...moving} how="leaving" face={event.face} place={event.at} />
      ) : null
    case 'tile-turned': {
      // Three quarters clockwise are one quarter counterclockwise.
      const from = { '--turned-from': `${event.turn === 3 ? 90 : event.turn * -90}deg` }
      return (
        <Covering {...moving} how="turning" face={faceAt(state, event.at)} place={event.at} style={from} />
      )
    }
    case 'building-set':
    case 'symbol-used':
    case 'sign-turned':
    case 'bridge-moved':
    case 'soldier-recruited':
    case 'drum-sounded':
      return <MovingTile {...moving} how="set" face={faceAt(state, event.at)} place={event.at} />
    default:
      return null
  }
}

function faceAt({ tiles }: State, place: Place): Face | null {
  const tile = tiles[place]
  return tile ? faceOf(tile) : null
}

interface MovingTileProps {
  how: 'leaving' | 'coming' | 'set' | 'blown'
  face: Face | null
  place: Place
  time: CSSProperties
  level: DetailLevel
}

function MovingTile({ how, face, place, time, level }: MovingTileProps) {
  if (!face) return null
  return (
    <svg
      className={styles[how]}
      style={{ ...cellStyle(place), ...time }}
      viewBox="0 0 100 100"
      aria-hidden="true"
    >
      <TileArt {...faceLook(face)} {...spotOf(place)} level={level} />
    </svg>
  )
}

interface CoveringProps {
  /** `awaiting`: the tile itself flies there (`flights.tsx`). */
  how: 'landing' | 'awaiting' | 'turning'
  face: Face | null
  place: Place
  time: CSSProperties
  level: DetailLevel
  /** CSS properties of the motion. */
  style?: Readonly<Record<`--${string}`, string>>
}

/** A tile that moves over bare table, which hides the tile already painted on the ground until it lands. */
function Covering({ how, face, place, time, level, style }: CoveringProps) {
  if (!face) return null
  return (
    <svg
      className={styles[how]}
      style={{ ...cellStyle(place), ...time }}
      viewBox="0 0 100 100"
      aria-hidden="true"
    >
      <rect className={styles['bare']} width="100" height="100" />
      <g className={styles[`${how}Tile`]} style={{ ...time, ...style }}>
        <TileArt {...faceLook(face)} {...spotOf(place)} level={level} />
      </g>
    </svg>
  )
}
