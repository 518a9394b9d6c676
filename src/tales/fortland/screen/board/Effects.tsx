import { type Place, SEATS, type Seat, type State } from '../../../../engine/fortland/index.ts'
import { Markup } from '../../../../ui/art/Markup.tsx'
import { cornerOf, FORT_AT, fortAt, type Ring } from '../../art/index.ts'
import type { Cue } from '../../table.ts'
import styles from './board.module.css'

/** What is to be seen while an event is shown, besides what stands: a fort that goes home, a country that falls. */
export function Effects({ cue: { event }, ring, state }: { cue: Cue; ring: Ring; state: State }) {
  switch (event.type) {
    case 'tore':
    case 'fort-returned':
      return <Leaving ring={ring} place={event.place} whose={event.whose} />
    case 'fell':
      return <Falling ring={ring} state={state} seat={event.seat} />
    default:
      return null
  }
}

/** A fort is lifted off its place. */
function Leaving({ ring, place, whose }: { ring: Ring; place: Place; whose: Seat }) {
  const [x, y] = cornerOf(ring, place)
  return (
    <g className={styles['leaving']}>
      <Markup
        svg={fortAt(
          SEATS[whose],
          x + ring.place * FORT_AT[0],
          y + ring.place * FORT_AT[1],
          ring.place * 0.44,
        )}
      />
    </g>
  )
}

/** The colour goes out of a land. */
const Falling = ({ ring, state, seat }: { ring: Ring; state: State; seat: Seat }) => (
  <g className={styles['falling']}>
    {state.lands.map(({ owner }, place) => {
      if (owner !== seat) return null
      const [x, y] = cornerOf(ring, place)
      return (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a place keeps its number
          key={place}
          x={x}
          y={y}
          width={ring.place}
          height={ring.place}
          fill={`var(--${SEATS[seat]}-ground)`}
        />
      )
    })}
  </g>
)
