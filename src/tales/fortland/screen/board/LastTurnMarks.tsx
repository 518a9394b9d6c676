import { useMemo } from 'react'
import type { Place, Space, State } from '../../../../engine/fortland/index.ts'
import { Track } from '../../../../ui/art/index.ts'
import { cornerOf, type Ring, wayAlong } from '../../art/index.ts'
import type { Session } from '../../game.ts'
import { usePlayback } from '../../runtime.ts'
import { isSameTurn } from '../../turns.ts'
import { useSession } from '../state/table-state.ts'

/** Marks the last turn of another player: the army's path, and a ring round each fort built or torn down. */
export function LastTurnMarks({ shown, ring }: { shown: State; ring: Ring }) {
  const session = useSession()
  const playing = usePlayback((playback) => playback.playing)
  const { ways, places } = useMemo(() => lastTurnOf(session), [session])
  if (playing || shown.outcome) return null
  return (
    <g data-last-turn="">
      {ways.map((way) => (
        <Track key={way.join(' ')} way={wayAlong(ring, way)} />
      ))}
      {places.map((place) => {
        const [x, y] = cornerOf(ring, place)
        return (
          <circle
            key={place}
            cx={x + ring.place * 0.68}
            cy={y + ring.place * 0.8}
            r={ring.place * 0.29}
            fill="none"
            stroke="var(--track)"
            strokeWidth={3.4}
            strokeDasharray="3 7"
            strokeLinecap="round"
          />
        )
      })}
    </g>
  )
}

/** Returns the army's path in the previous turn, and the places where it built or tore down. */
function lastTurnOf({ moves }: Session): { ways: Space[][]; places: Place[] } {
  const end = moves.findLastIndex(({ frames }) => frames.some(({ event }) => event.type === 'turn-began'))
  const last = moves[end]
  if (!last || last.before.phase === 'muster') return { ways: [], places: [] }
  const start = moves.findLastIndex((move, index) => index < end && !isSameTurn(move, last)) + 1
  const events = moves.slice(start, end + 1).flatMap(({ frames }) => frames.map(({ event }) => event))
  const way: Space[] = []
  const places: Place[] = []
  for (const event of events) {
    if (event.type === 'marched') way.push(...(way.length === 0 ? [event.from, event.to] : [event.to]))
    if (event.type === 'built' || event.type === 'tore') places.push(event.place)
  }
  return { ways: way.length > 1 ? [way] : [], places: [...new Set(places)] }
}
