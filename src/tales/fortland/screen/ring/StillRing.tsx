import type { ReactNode } from 'react'
import { armyOf, SEATS, type State, seatsOf } from '../../../../engine/fortland/index.ts'
import type { Detail } from '../../../../ui/art/svg.ts'
import { Army, degreesOf, PlaceFrame, spotOfSpace } from '../../art/index.ts'
import { lastFreePlaces } from './last-free.ts'
import { looksIn, ringIn, viewBoxOf } from './looks.ts'
import { RingGround } from './RingGround.tsx'

interface StillRingProps {
  state: State
  detail?: Detail
  /** Content between the places and the armies, in ring units. */
  under?: ReactNode
  /** Content above everything. */
  children?: ReactNode
}

/** Scale of an army on the road, relative to its drawing of 76 units. */
const ARMY: Readonly<Record<Detail, number>> = { fine: 0.76, bold: 1.06 }

/** A position as a picture that fills its container. The parent must provide a description. */
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
              turn={degreesOf(army.space, army.facing)}
              selected={seat === state.onTurn && state.outcome === null}
            />
          </g>
        )
      })}
      {children}
    </svg>
  )
}
