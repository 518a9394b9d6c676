import type { CSSProperties } from 'react'
import { type Face, faceOf, type State, turned } from '../../../engine/fairy-tale/index.ts'
import { CENTRE, neighbour, type Place } from '../../../engine/kernel/index.ts'
import type { Cue } from '../../../playback/playback.ts'
import { type Detail, faceLook, TileArt } from '../../art/index.ts'
import { cellStyle, spotOf } from '../layout.ts'
import styles from './effects.module.css'

interface TileEffectsProps {
  cue: Cue
  state: State
  level: Detail
}

/** What an event does to tiles: it comes down, turns, makes room or is gone. Below the pieces that stand there. */
export function TileEffects({ cue: { event, ms }, state, level }: TileEffectsProps) {
  const time: CSSProperties = { animationDuration: `${ms}ms` }
  const moving = { time, level }
  switch (event.type) {
    case 'tile-placed':
      return <MovingTile {...moving} how="tile" face={turned(event.face, event.turn)} place={event.at} />
    case 'first-tile-laid': {
      const face = state.opening?.tiles[event.tile]
      const place = neighbour(CENTRE, event.side)
      return face ? <MovingTile {...moving} how="tile" face={turned(face, event.turn)} place={place} /> : null
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
    case 'tile-turned': {
      // Three quarters clockwise are one the other way.
      const from = { '--turned-from': `${event.turn === 3 ? 90 : event.turn * -90}deg` }
      return (
        <MovingTile {...moving} how="turning" face={faceAt(state, event.at)} place={event.at} style={from} />
      )
    }
    case 'building-set':
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
  how: 'tile' | 'leaving' | 'coming' | 'set' | 'blown' | 'turning'
  face: Face | null
  place: Place
  time: CSSProperties
  level: Detail
  /** Properties of the motion. */
  style?: Readonly<Record<`--${string}`, string>>
}

function MovingTile({ how, face, place, time, level, style }: MovingTileProps) {
  if (!face) return null
  return (
    <svg
      className={styles[how]}
      style={{ ...cellStyle(place), ...time, ...style }}
      viewBox="0 0 100 100"
      aria-hidden="true"
    >
      <TileArt {...faceLook(face)} {...spotOf(place)} level={level} />
    </svg>
  )
}
