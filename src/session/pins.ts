import { type GameTypes, type Move, type Session, stateOf } from '../engine/kernel/index.ts'

/** The rules of a tale for suggestions to the player on turn. */
export interface SuggestionRules<K extends GameTypes, Suggestion> {
  /** Returns actions at the table as a suggestion; null if they cannot be suggested. */
  suggestionOf(state: K['State'], actions: readonly K['Action'][]): Suggestion | null
  /** True if the player on turn could still follow a suggestion. */
  isPossible(state: K['State'], suggestion: Suggestion): boolean
  /** True if an action carries out a suggestion. */
  fulfils(action: K['Action'], suggestion: Suggestion): boolean
  /** Returns the number of the turn. A suggestion is valid for one turn. */
  turnOf(state: K['State']): number
  /** True if a seat may start to suggest now. */
  mayBegin(state: K['State'], seat: number): boolean
  /** True if suggestions may be shown now. */
  areSeen(state: K['State']): boolean
}

/** A suggestion that a seat has pinned to the board. Pins exist only in the page, outside the game, and are never saved. */
export interface Pin<K extends GameTypes, Suggestion> {
  id: number
  /** The seat that suggests. */
  seat: number
  /** The turn that the suggestion is meant for. */
  turn: number
  /** Moves of the game when it was pinned. Only later moves can have fulfilled it. */
  known: readonly Move<K>[]
  suggestion: Suggestion
}

/** The suggestions of all devices of a table, as its server has them. */
export interface Pinboard<K extends GameTypes> {
  /** The oldest first. `moves`: the moves of the game when it was pinned. */
  readonly pins: readonly {
    readonly id: number
    readonly seat: number
    readonly moves: number
    readonly action: K['Action']
  }[]
  pin(seat: number, action: K['Action']): void
  dismiss(id: number): void
}

/** The most pins that one seat may have on the board: more would hide the board. */
export const MOST_PINS = 3

/** True if two suggestions are the same. */
export const isSame = <Suggestion>(one: Suggestion, other: Suggestion): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/**
 * Returns the pins to show: those of this turn that are still possible by the rules and not fulfilled. Computed from the session
 * alone, so that a pin returns when the move that fulfilled or prevented it is undone.
 */
export function visiblePins<K extends GameTypes, Suggestion>(
  { areSeen, turnOf, isPossible, fulfils }: SuggestionRules<K, Suggestion>,
  pins: readonly Pin<K, Suggestion>[],
  session: Session<K>,
): Pin<K, Suggestion>[] {
  const state = stateOf(session)
  if (pins.length === 0 || !areSeen(state)) return []
  return pins.filter(
    ({ turn, known, suggestion }) =>
      turn === turnOf(state) &&
      isPossible(state, suggestion) &&
      !madeAfter(known, session).some(({ action }) => fulfils(action, suggestion)),
  )
}

/** Returns the moves of the session from the first one on that is not in `known`. Some known moves may be undone by now. */
function madeAfter<K extends GameTypes>(
  known: readonly Move<K>[],
  { moves }: Session<K>,
): readonly Move<K>[] {
  const first = moves.findIndex((move, index) => move !== known[index])
  return first < 0 ? [] : moves.slice(first)
}
