import { type Kind, type Move, type Session, stateOf } from '../engine/kernel/index.ts'

/** What a tale says of suggestions: what may be proposed to whoever is on turn, and what becomes of it. */
export interface SuggestionRules<K extends Kind, Suggestion> {
  /** What actions at the table mean as a suggestion; null where they can only be done, not suggested. */
  suggestionOf(state: K['State'], actions: readonly K['Action'][]): Suggestion | null
  /** Whether the player on turn could still follow a suggestion. */
  isPossible(state: K['State'], suggestion: Suggestion): boolean
  /** Whether an action is what was suggested. */
  fulfils(action: K['Action'], suggestion: Suggestion): boolean
  /** The number of the turn: a suggestion is meant for one. */
  turnOf(state: K['State']): number
  /** Whether a seat may begin to suggest now. */
  mayBegin(state: K['State'], seat: number): boolean
  /** Whether suggestions are to be seen at all now. */
  areSeen(state: K['State']): boolean
}

/** A suggestion that a seat pinned to the board. Kept by the page alone: no part of any game. */
export interface Pin<K extends Kind, Suggestion> {
  id: number
  /** The seat that suggests. */
  seat: number
  /** The turn for which it is meant. */
  turn: number
  /** The moves that were made when it was pinned: what came after may have fulfilled it. */
  known: readonly Move<K>[]
  suggestion: Suggestion
}

/** As many as one seat may have on the board at once: more would hide it. */
export const MOST_PINS = 3

/** Whether two suggestions are the same. */
export const isSame = <Suggestion>(one: Suggestion, other: Suggestion): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

/**
 * The pins that are worth seeing, by the game as it stands: of this turn, still possible by the rules, and not
 * fulfilled. It follows from the session alone, so that a pin is there again when what fulfilled it or stood
 * in its way is taken back.
 */
export function pinsNow<K extends Kind, Suggestion>(
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

/** The moves that were not made yet at a time; some of those that were may be taken back by now. */
function madeAfter<K extends Kind>(known: readonly Move<K>[], { moves }: Session<K>): readonly Move<K>[] {
  const first = moves.findIndex((move, index) => move !== known[index])
  return first < 0 ? [] : moves.slice(first)
}
