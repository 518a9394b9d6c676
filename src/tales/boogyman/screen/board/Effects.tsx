import type { CSSProperties } from 'react'
import type { Event } from '../../../../engine/boogyman/index.ts'
import { at, tiles } from '../../../../ui/stage/spot.ts'
import { CallSign } from '../../art/index.ts'
import type { Cue } from '../../table.ts'
import { ThingPicture } from '../clearing/Pieces.tsx'
import { spotOf } from '../clearing/spots.ts'
import type { Standing } from '../clearing/standing.ts'
import styles from './effects.module.css'

interface EffectsProps {
  cue: Cue
  /** How the pieces stood before the event, and how they stand now. */
  before: readonly Standing[]
  now: readonly Standing[]
}

/** What an event shows besides the pieces that move: those that leave the board, and his eyes in the dark. */
export function Effects({ cue: { event, motion }, before, now }: EffectsProps) {
  const time: CSSProperties = { animationDuration: `${motion}ms` }
  const stay = new Set(now.map(({ id }) => id))
  const gone = before.filter(({ id }) => !stay.has(id))
  return (
    <div aria-hidden="true">
      {gone.map((piece) => (
        <Leaving key={piece.id} piece={piece} event={event} time={time} />
      ))}
      {event.type === 'boogyman-came' && (
        <>
          <div className={styles['dim']} style={time} />
          <svg
            className={styles['eyes']}
            style={{ ...at(spotOf(event.tile)), ...time, width: tiles(0.46), height: tiles(0.28) }}
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

/** How a piece leaves in an event; null where it is simply gone. */
function wayOut(event: Event, { thing, x }: Standing, middle: number): string | null {
  if (event.type === 'captured') return 'tumbling'
  if (event.type === 'spawned') return x < middle ? 'leaning-right' : 'leaning-left'
  return event.type === 'boogyman-came' && thing.kind !== 'boogyman' ? 'sinking' : null
}

function Leaving({ piece, event, time }: { piece: Standing; event: Event; time: CSSProperties }) {
  const { x, y, size, thing, seed, tile } = piece
  const way = wayOut(event, piece, spotOf(tile).x)
  if (!way) return null
  return (
    <div
      className={styles['leaving']}
      data-leaving={way}
      style={{
        ...at({ x: x - size / 2, y: y - size / 2 }),
        ...time,
        width: tiles(size),
        height: tiles(size),
      }}
    >
      <ThingPicture thing={thing} seed={seed} />
    </div>
  )
}
