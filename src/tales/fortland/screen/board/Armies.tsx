import { memo, useRef } from 'react'
import {
  armyOf,
  SEATS,
  type Seat,
  type Space,
  type State,
  seatsOf,
} from '../../../../engine/fortland/index.ts'
import { Army, degreesOf, type Ring, spotOfSpace } from '../../art/index.ts'
import styles from './board.module.css'

/** The armies on the road. Hidden from screen readers: the names of the spaces list the armies. */
export const Armies = memo(function Armies({ state, ring }: { state: State; ring: Ring }) {
  return (
    <div aria-hidden="true">
      {seatsOf(state).map((seat) => {
        const army = armyOf(state, seat)
        return (
          army && (
            <OneArmy
              key={seat}
              seat={seat}
              space={army.space}
              turn={degreesOf(army.space, army.facing)}
              ring={ring}
              selected={seat === state.onTurn && state.outcome === null}
            />
          )
        )
      })}
    </div>
  )
})

interface OneArmyProps {
  seat: Seat
  space: Space
  turn: number
  ring: Ring
  selected: boolean
}

/** Half of the box of an army, and its scale by level of detail. */
const HALF = 38
const SCALE = { fine: 0.76, bold: 0.98 } as const

const OneArmy = memo(function OneArmy({ seat, space, turn, ring, selected }: OneArmyProps) {
  const [x, y] = spotOfSpace(ring, space)
  const shortest = useShortestTurn(turn)
  const [left, top] = [x - HALF, y - HALF].map((at) => `calc(var(--unit) * ${at})`)
  return (
    <div className={styles['army']} style={{ translate: `${left} ${top}` }} data-army={SEATS[seat]}>
      <svg viewBox={`${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}`} aria-hidden="true">
        <g transform={`scale(${SCALE[ring.detail]})`}>
          <Army country={SEATS[seat]} turn={shortest} selected={selected} />
        </g>
      </svg>
    </div>
  )
})

/** Returns an equal angle reached by the shortest turn from the last one, so that no army spins at a corner. */
function useShortestTurn(turn: number): number {
  const shown = useRef(turn)
  const further = (((turn - shown.current + 180) % 360) + 360) % 360
  shown.current += further - 180
  return shown.current
}
