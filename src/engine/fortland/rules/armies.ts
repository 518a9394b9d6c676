import { type Facing, NO_PLACE, type Place, type Space } from '../board.ts'
import type { Seat, State } from '../state.ts'
import { boardOf } from './places.ts'

/** An army on the road. */
export interface Standing {
  readonly space: Space
  readonly facing: Facing
}

/** Where the army of a country stands; null where it was not mustered, or the country has fallen. */
export function armyOf({ armies }: State, seat: Seat): Standing | null {
  const army = armies[seat]
  return army === undefined || typeof army === 'string' ? null : army
}

/** The army on turn, once it may act. */
export function armyOnTurn(state: State): Standing {
  const army = armyOf(state, state.onTurn)
  if (!army) throw new Error('The army on turn is not on the road.')
  return army
}

/** Whether an army of another country than this one stands on a space. Written out, since it is asked without end. */
export function isHeld({ armies }: State, space: Space, seat: Seat): boolean {
  for (let other = 0; other < armies.length; other++) {
    const army = armies[other]
    if (other !== seat && typeof army === 'object' && army.space === space) return true
  }
  return false
}

/** Whether the army on turn is on a held space, where it can but march on [F 5]. */
export const isPassing = (state: State): boolean => isHeld(state, armyOnTurn(state).space, state.onTurn)

/** The space that comes next in a direction; at a corner it is the other side of the same place. */
export const nextSpace = (state: State, { space, facing }: Standing): Space =>
  boardOf(state).next[facing][space] ?? space

/** The place beside which a space lies. */
export const placeAt = (state: State, space: Space): Place => boardOf(state).placeOf[space] ?? NO_PLACE

/** Whether the board has a space. */
export const hasSpace = (state: State, space: Space): boolean => placeAt(state, space) !== NO_PLACE

/** The place at which the army on turn stands. */
export const placeOnTurn = (state: State): Place => placeAt(state, armyOnTurn(state).space)

/** How many spaces the army on turn has to march to the next free one [F 5]. */
export function marchesToRoom(state: State): number {
  const { facing, space } = armyOnTurn(state)
  let at = nextSpace(state, { space, facing })
  let marches = 1
  while (isHeld(state, at, state.onTurn)) {
    at = nextSpace(state, { space: at, facing })
    marches += 1
  }
  return marches
}
