import type { ActionOf, FairyTale, State } from '../../../../engine/fairy-tale/index.ts'
import { CENTRE, oncePer, type Place } from '../../../../engine/kernel/index.ts'
import { tableHook } from '../../../../playback/shown-table.ts'
import { beginsAnew } from '../../../../session/events.ts'
import { selectState } from '../../../../session/game-store.ts'
import { createPositionStore } from '../../../../session/position-store.ts'
import type { TargetId } from '../../../../ui/input/targets.ts'
import { type Pin, reachableMonsters, type Suggestion } from '../../intent/suggestions.ts'
import { type Table, useTable } from '../../table.ts'
import { focusTarget } from '../now/focus-target.ts'

interface TakenUp {
  /** The pin that the player on turn is considering, which stands out from the others; null if there is none. */
  id: number | null
  /** The place that it is about. */
  at: Place | null
}

const NONE: TakenUp = { id: null, at: null }

/** The suggestion that was taken up last at a table: after a move too, like the pins. */
export const takenUpAt = oncePer((table: Table) =>
  createPositionStore<FairyTale, TakenUp>(
    table.game,
    () => NONE,
    (taken, event) => (beginsAnew(event) ? NONE : taken),
  ),
)

export const useTakenUp = tableHook(useTable, takenUpAt)

/**
 * The player on turn takes a suggestion up: the tile, the symbol or the power is aimed, or the place or the
 * monster to press next has the focus. Nothing is done by it.
 */
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

/** The place that a suggestion is about. */
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

/** Where one presses to use a power or a symbol so: on the character, or on the place. */
const aimOf = (action: ActionOf<'use' | 'use-symbol'>): TargetId =>
  'seat' in action && action.seat !== undefined ? `pull:${action.seat}` : atPlace(action.at ?? CENTRE)

const atPlace = (at: Place): TargetId => `place:${at}`

/** Where one presses for a monster: on itself where that does anything now, else on its tile. */
function wayTo(state: State, n: number): TargetId {
  const at = reachableMonsters(state).get(n)
  const here = state.seats[state.onTurn]?.at
  return at === undefined || at === here ? `remove:${n}` : atPlace(at)
}
