import type { ReactNode } from 'react'
import { armyOf, SEATS, type State, seatsOf } from '../../../../engine/fortland/index.ts'
import { Army, type Detail, PlaceFrame, spotOfSpace, turnOf } from '../../art/index.ts'
import { lastFreePlaces } from './last-free.ts'
import { looksIn, ringIn, viewBoxOf } from './looks.ts'
import { RingGround } from './RingGround.tsx'

interface StillRingProps {
  state: State
  detail?: Detail
  /** Over the places and below the armies, in units of the ring. */
  under?: ReactNode
  /** Over everything. */
  children?: ReactNode
}

/** How large an army is drawn on its road, beside its drawing of 76. */
const ARMY: Readonly<Record<Detail, number>> = { fine: 0.76, bold: 1.06 }

/** A position as a picture: it fills what is round it, and is described by whoever shows it. */
export function StillRing({ state, detail = 'bold', under, children }: StillRingProps) {
  const ring = ringIn(state, detail)
  return (
    <svg viewBox={viewBoxOf(ring)} width="100%" overflow="visible" aria-hidden="true">
      <RingGround ring={ring} looks={looksIn(state)} />
      {lastFreePlaces(state).map((place) => (
        <PlaceFrame key={place} ring={ring} place={place} tone="threat" />
      ))}
      {under}
      {seatsOf(state).map((seat) => {
        const army = armyOf(state, seat)
        if (!army) return null
        const [x, y] = spotOfSpace(ring, army.space)
        return (
          <g key={seat} transform={`translate(${x} ${y}) scale(${ARMY[detail]})`}>
            <Army
              country={SEATS[seat]}
              turn={turnOf(army.space, army.facing)}
              selected={seat === state.onTurn && state.outcome === null}
            />
          </g>
        )
      })}
      {children}
    </svg>
  )
}
