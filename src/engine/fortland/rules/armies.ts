import { type Facing, NO_PLACE, type Place, type Space } from '../board.ts'
import type { Seat, State } from '../state.ts'
import { boardOf } from './places.ts'

/** The position of an army on the road. */
export interface ArmyPosition {
  readonly space: Space
  readonly facing: Facing
}

/** Returns the army of a country, or null if it has not mustered or the country has fallen. */
export function armyOf({ armies }: State, seat: Seat): ArmyPosition | null {
  const army = armies[seat]
  return army === undefined || typeof army === 'string' ? null : army
}

/** Returns the army on turn. Must not be called before it has mustered. */
export function armyOnTurn(state: State): ArmyPosition {
  const army = armyOf(state, state.onTurn)
  if (!army) throw new Error(`The army of seat ${state.onTurn} has not mustered yet.`)
  return army
}

/** True if an army of another seat occupies a space. Written as a loop for speed: this is a hot path. */
export function isHeld({ armies }: State, space: Space, seat: Seat): boolean {
  for (let other = 0; other < armies.length; other++) {
    const army = armies[other]
    if (other !== seat && typeof army === 'object' && army.space === space) return true
  }
  return false
}

/** True if the army on turn shares its space with another army and must march on [F 5]. */
export const isPassing = (state: State): boolean => isHeld(state, armyOnTurn(state).space, state.onTurn)

/** Returns the next space in a direction. Round a corner it belongs to the same place. */
export const nextSpace = (state: State, { space, facing }: ArmyPosition): Space =>
  boardOf(state).next[facing][space] ?? space

/** Returns the place beside a space. */
export const placeAt = (state: State, space: Space): Place => boardOf(state).placeOf[space] ?? NO_PLACE

/** True if the board has a space. */
export const hasSpace = (state: State, space: Space): boolean => placeAt(state, space) !== NO_PLACE

/** Returns the place beside the army on turn. */
export const placeOnTurn = (state: State): Place => placeAt(state, armyOnTurn(state).space)

/** Returns the number of marches to the next free space [F 5]. */
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
