import { SEATS, type Seat, type State } from '../../../../engine/fortland/index.ts'
import { cornerOf, type Ring } from '../../art/index.ts'
import type { Cue } from '../../runtime.ts'
import styles from './board.module.css'

/** Extra effects of the current event: the fall of a country. */
export const Effects = ({ cue: { event }, ring, state }: { cue: Cue; ring: Ring; state: State }) =>
  event.type === 'fell' && <Falling ring={ring} state={state} seat={event.seat} />

/** Fades the colour of a fallen country. */
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
