import {
  type Action,
  type ActionOf,
  type FairyTale,
  type State,
  type Turn,
  type Walk,
  walks,
} from '../../../engine/fairy-tale/index.ts'
import { memoizeByObject, type Place, play } from '../../../engine/kernel/index.ts'
import type { Pin as PinOf, SuggestionRules } from '../../../session/pins.ts'
import { fairyTale } from '../rules.ts'

/** A proposal to the player on turn. */
export type Suggestion =
  | { kind: 'walk'; to: Place }
  /** The market tile with the id `face` is laid there in this turn. */
  | { kind: 'tile'; slot: number; face: number; at: Place; turn: Turn }
  /** This monster is removed, if necessary after a walk to it. */
  | { kind: 'monster'; n: number }
  /** A power or a symbol is used from the character's place. `face`: the id of the market tile it takes. */
  | { kind: 'use'; action: ActionOf<'use' | 'use-symbol'>; face: number | null }

/** A suggestion of this tale that a seat pinned to the board. */
export type Pin = PinOf<FairyTale, Suggestion>

/** Returns the suggestion that actions stand for; null for actions that cannot be suggested. */
export function suggestionOf(state: State, actions: readonly Action[]): Suggestion | null {
  const action = actions.at(-1)
  switch (action?.type) {
    case 'walk':
      return { kind: 'walk', to: action.to }
    case 'expand': {
      const { slot, at, turn } = action
      const face = state.market[slot]
      return face ? { kind: 'tile', slot, face: face.id, at, turn } : null
    }
    case 'remove':
      return { kind: 'monster', n: action.monster }
    case 'use':
      return { kind: 'use', action, face: null }
    case 'use-symbol':
      return { kind: 'use', action, face: faceIn(state, action) }
    default:
      return null
  }
}

/** The id of the market tile that a symbol takes; null if none. */
const faceIn = ({ market }: State, action: ActionOf<'use' | 'use-symbol'>): number | null =>
  ('slot' in action && action.slot !== undefined ? market[action.slot]?.id : null) ?? null

/** True if an action is the suggested one. A suggested monster needs no check here: it is gone once removed. */
const fulfils = (action: Action, suggestion: Suggestion): boolean =>
  suggestion.kind === 'walk'
    ? action.type === 'walk' && action.to === suggestion.to
    : suggestion.kind === 'use' && JSON.stringify(action) === JSON.stringify(suggestion.action)

/** True if the player on turn could still follow a suggestion. */
export function isPossible(state: State, suggestion: Suggestion): boolean {
  if (state.pending) return false
  switch (suggestion.kind) {
    case 'walk':
      return walkTo(state, suggestion.to) !== null
    case 'tile': {
      const { slot, face, at, turn } = suggestion
      const lies = state.market[slot]?.id === face
      return lies && fairyTale.refuse(state, { type: 'expand', slot, at, turn }) === null
    }
    case 'monster':
      return reachableMonsters(state).has(suggestion.n)
    case 'use': {
      const { action, face } = suggestion
      return faceIn(state, action) === face && fairyTale.refuse(state, action) === null
    }
  }
}

/** The walk of the character on turn to a place now, or null. */
export const walkTo = (state: State, to: Place): Walk | null =>
  walks(state).find((walk) => walk.to === to) ?? null

/**
 * The monsters that the character on turn could remove in this turn, by number, with their places: at once, or after a walk. Found by
 * playing the walks on a copy. Cached by state.
 */
export const reachableMonsters = memoizeByObject(findMonsters)

function findMonsters(state: State): ReadonlyMap<number, Place> {
  const here = state.seats[state.onTurn]?.at
  const found = new Map<number, Place>()
  const ways = [...(here === undefined ? [] : [{ to: here, path: [] }]), ...walks(state)]
  for (const { to, path } of ways) {
    if (!state.tiles[to]?.monsters.length) continue
    const there = walked(state, path)
    for (const action of there ? fairyTale.list(there) : []) {
      if (action.type === 'remove' && !found.has(action.monster)) found.set(action.monster, to)
    }
  }
  return found
}

/** The state after a walk; null if the walk is cut short. */
function walked(state: State, path: readonly Place[]): State | null {
  let now = state
  for (const to of path) {
    const step = play(fairyTale, now, { type: 'walk', to })
    if (!step.ok) return null
    now = step.value.state
  }
  return now
}

/** The suggestions of this tale: to the player on turn, in the action phase and without an open question. */
export const suggestionRules: SuggestionRules<FairyTale, Suggestion> = {
  suggestionOf,
  isPossible,
  fulfils,
  turnOf: ({ turn }) => turn,
  mayBegin: ({ phase, onTurn, pending }, seat) => phase === 'action' && !pending && onTurn !== seat,
  areSeen: ({ phase }) => phase === 'action',
}
