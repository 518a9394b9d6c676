import type { CSSProperties } from 'react'
import type { Event } from '../../../../engine/boogyman/index.ts'
import { at, cssTiles } from '../../../../ui/stage/board-point.ts'
import { CallSign } from '../../art/index.ts'
import type { Cue } from '../../runtime.ts'
import type { PlacedPiece } from '../clearing/clearing-pieces.ts'
import { spotOf } from '../clearing/spots.ts'
import styles from './effects.module.css'
import { Homeward } from './Homeward.tsx'
import { Leaving } from './Leaving.tsx'

interface EffectsProps {
  cue: Cue
  /** The pieces before the event, and now. */
  before: readonly PlacedPiece[]
  now: readonly PlacedPiece[]
}

/** Draws the pieces that leave the board in an event, and the eyes in the dark. */
export function Effects({ cue: { event, motion }, before, now }: EffectsProps) {
  const time: CSSProperties = { animationDuration: `${motion}ms` }
  const stay = new Set(now.map(({ id }) => id))
  const gone = before.filter(({ id }) => !stay.has(id))
  const seats = seatsFor(gone, now)
  return (
    <div aria-hidden="true">
      {gone.map((piece) => (
        <Gone key={piece.id} piece={piece} event={event} motion={motion} seat={seats.get(piece.id) ?? 0} />
      ))}
      {event.type === 'boogyman-came' && (
        <>
          <div className={styles['dim']} style={time} />
          <svg
            className={styles['eyes']}
            style={{ ...at(spotOf(event.tile)), ...time, width: cssTiles(0.46), height: cssTiles(0.28) }}
            viewBox="-26 -16 52 32"
            aria-hidden="true"
          >
            <CallSign />
          </svg>
        </>
      )}
    </div>
  )
}

/** Name of the animation for a leaving piece, or null for none. */
function wayOut(event: Event, { thing, x }: PlacedPiece, middle: number): string | null {
  if (event.type === 'captured') return 'tumbling'
  if (event.type === 'spawned') return x < middle ? 'leaning-right' : 'leaning-left'
  return event.type === 'boogyman-came' && thing.kind !== 'boogyman' ? 'sinking' : null
}

interface GoneProps {
  piece: PlacedPiece
  event: Event
  motion: number
  /** Its seat at home, if it is captured. */
  seat: number
}

function Gone({ piece, event, motion, seat }: GoneProps) {
  const { thing, tile } = piece
  const way = wayOut(event, piece, spotOf(tile).x)
  if (way === 'tumbling' && thing.kind === 'folk')
    return <Homeward piece={piece} side={thing.side} seat={seat} motion={motion} />
  return way && <Leaving piece={piece} way={way} motion={motion} />
}

/** The bench seat of each captured piece, by piece id: the first free ones. */
function seatsFor(gone: readonly PlacedPiece[], now: readonly PlacedPiece[]): ReadonlyMap<string, number> {
  const folk = gone.filter(isFolk)
  return new Map(folk.map((piece, nth) => [piece.id, now.filter((one) => isOfSide(one, piece)).length + nth]))
}

const isFolk = ({ thing }: PlacedPiece): boolean => thing.kind === 'folk'

const isOfSide = ({ thing }: PlacedPiece, { thing: other }: PlacedPiece): boolean =>
  thing.kind === 'folk' && other.kind === 'folk' && thing.side === other.side
