import type { ActionOf, FairyTale, State } from '../../../../engine/fairy-tale/index.ts'
import { CENTRE, memoizeByObject, type Place } from '../../../../engine/kernel/index.ts'
import { tableHook } from '../../../../playback/shown-table.ts'
import { beginsAnew } from '../../../../session/events.ts'
import { selectState } from '../../../../session/game-store.ts'
import { createPositionStore } from '../../../../session/position-store.ts'
import type { TargetId } from '../../../../ui/input/targets.ts'
import { type Pin, reachableMonsters, type Suggestion } from '../../intent/suggestions.ts'
import { type Table, useTable } from '../../runtime.ts'
import { focusTarget } from '../state/focus-target.ts'

interface TakenUp {
  /** The highlighted pin, which the player on turn considers, or null. */
  id: number | null
  /** The place of the suggestion. */
  at: Place | null
}

const NONE: TakenUp = { id: null, at: null }

/** The suggestion of a table that was taken up last. Like the pins, it survives a move. */
export const takenUpAt = memoizeByObject((table: Table) =>
  createPositionStore<FairyTale, TakenUp>(
    table.game,
    () => NONE,
    (taken, event) => (beginsAnew(event) ? NONE : taken),
  ),
)

export const useTakenUp = tableHook(useTable, takenUpAt)

/** Takes a suggestion up: aims its tile, symbol or power, or focuses the place or monster to press next. It never acts. */
export function takeUp(table: Table, { id, suggestion }: Pin): void {
  const state = selectState(table.game.getState())
  if (!state) return
  table.suggesting.getState().stop()
  takenUpAt(table).setState({ id, at: placeAbout(state, suggestion) })
  const { cancel, aimLike } = table.intent.getState()
  cancel()
  switch (suggestion.kind) {
    case 'walk':
      return focusTarget(atPlace(suggestion.to))
    case 'monster':
      return focusTarget(wayTo(state, suggestion.n))
    case 'tile': {
      const { slot, at, turn } = suggestion
      aimLike({ type: 'expand', slot, at, turn })
      return focusTarget(atPlace(at))
    }
    case 'use':
      aimLike(suggestion.action)
      return focusTarget(aimOf(suggestion.action))
  }
}

/** Returns the place of a suggestion. */
export function placeAbout(state: State, suggestion: Suggestion): Place {
  switch (suggestion.kind) {
    case 'walk':
      return suggestion.to
    case 'tile':
      return suggestion.at
    case 'monster':
      return reachableMonsters(state).get(suggestion.n) ?? CENTRE
    case 'use': {
      const { action } = suggestion
      const seat = 'seat' in action && action.seat !== undefined ? state.seats[action.seat] : undefined
      return seat?.at ?? action.at ?? CENTRE
    }
  }
}

/** Returns the target to press to use a power or a symbol: the character, or the place. */
const aimOf = (action: ActionOf<'use' | 'use-symbol'>): TargetId =>
  'seat' in action && action.seat !== undefined ? `pull:${action.seat}` : atPlace(action.at ?? CENTRE)

const atPlace = (at: Place): TargetId => `place:${at}`

/** Returns the target to press for a monster: the monster itself if that acts now, otherwise its tile. */
function wayTo(state: State, n: number): TargetId {
  const at = reachableMonsters(state).get(n)
  const here = state.seats[state.onTurn]?.at
  return at === undefined || at === here ? `remove:${n}` : atPlace(at)
}
