import { DIRECTIONS, neighbour, type Place } from '../../kernel/boards/square.ts'
import type { RuleContext } from '../context.ts'
import type { ClearingPermission, State } from '../state.ts'
import { hasMonsters, hasMonstersNextTo, places } from './forest.ts'

/** True if a tile that this clearing could clear has monsters. */
export const hasTarget = (state: State, { nextTo }: ClearingPermission): boolean =>
  nextTo === null ? hasMonsters(state) : hasMonstersNextTo(state, nextTo)

/** Asks which tile to clear of monsters, if any tile has some. If such a question is already open, this one is queued after it. */
export function askForPlace(context: RuleContext, seat: number, clearing: ClearingPermission): void {
  const { state } = context
  if (state.pending?.kind !== 'clear-place') askOnward(context, seat, [clearing])
  else if (hasTarget(state, clearing)) state.pending.clearings.push(clearing)
}

/** Asks the first of several such questions that still has a target, and queues the others. */
export function askOnward(
  context: RuleContext,
  seat: number,
  clearings: readonly ClearingPermission[],
): void {
  const { state } = context
  const left = clearings.filter((clearing) => hasTarget(state, clearing))
  const [next] = left
  if (!next) return
  state.pending = { kind: 'clear-place', seat, clearings: left }
  tell(context, seat, next)
}

function tell({ emit }: RuleContext, seat: number, clearing: ClearingPermission): void {
  emit?.({ type: 'question-asked', seat, question: 'clear-place', clearing })
}

/** The places that a clearing could clear, with or without monsters. */
export const placesInReach = ({ tiles }: State, { nextTo }: ClearingPermission): Place[] =>
  nextTo === null
    ? places(tiles)
    : DIRECTIONS.map((side) => neighbour(nextTo, side)).filter((place) => tiles[place])
