import type { Place } from '../../kernel/boards/square.ts'
import type { Refusal } from '../actions.ts'
import { isGoal } from '../buildings.ts'
import { CURSES, type CurseId, inListOrder } from '../extras.ts'
import type { State } from '../state.ts'
import type { Table } from '../table.ts'
import { isBlind } from './blind.ts'

/** Whether a curse holds now: it rests with a diamond that lies in the forest [R 64]. */
export function isCursed({ extras }: State, curse: CurseId): boolean {
  if (!extras) return false
  for (const place in extras.curses) if (extras.curses[place] === curse) return true
  return false
}

/** A dark diamond is laid: one of the curses that were never drawn rests with it [R 64]. */
export function layCurse({ state, chance, emit }: Table, at: Place): void {
  const { extras } = state
  const tile = state.tiles[at]
  if (!extras || !state.boxes.spells || !tile || !isGoal(tile) || isBlind(state)) return
  const left = CURSES.filter((curse) => !extras.cursesDrawn.includes(curse))
  const curse = left[chance.draw(left.length)]
  if (!curse) return
  extras.curses[at] = curse
  extras.cursesDrawn = inListOrder(CURSES, [...extras.cursesDrawn, curse])
  emit?.({ type: 'curse-fell', curse, at })
}

/** A diamond is gone, and its curse with it [R 64]. */
export function liftCurse({ state, emit }: Table, at: Place): void {
  const curse = state.extras?.curses[at]
  if (!state.extras || !curse) return
  delete state.extras.curses[at]
  emit?.({ type: 'curse-lifted', curse, at })
}

/** How many monsters more come at every roll. */
export const moreByNight = (state: State, count: number): number => count + (isCursed(state, 'night') ? 1 : 0)

/** What is left of a tile's room in a thicket: one fewer, and never none [R 64]. */
export const inThicket = (state: State, holds: number): number =>
  isCursed(state, 'thicket') ? Math.max(1, holds - 1) : holds

/** How many steps are left of so many where feet are heavy [R 64]. */
export const onFoot = (state: State, steps: number): number =>
  isCursed(state, 'feet') ? Math.max(0, steps - 1) : steps

/** Why no power can be used at will; null if it can. Spells may be cast [R 64]. */
export const refuseTongue = (state: State): Refusal | null =>
  isCursed(state, 'tongue') ? { code: 'tongue-tied' } : null

/** How many icons count of so many [R 64]. */
export const withered = (state: State, icons: number): number =>
  isCursed(state, 'wither') ? Math.max(0, icons - 1) : icons
