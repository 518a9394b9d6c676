import { scriptedRng } from '../../kernel/chance.ts'
import { copyOf } from '../copy.ts'
import type { State } from '../state.ts'
import { type ArmyPosition, armyOnTurn, isHeld, isPassing } from './armies.ts'
import type { ArmyAction } from './army-action.ts'
import { buildFort } from './army-actions/build.ts'
import { marchOn } from './army-actions/march.ts'
import { tearDown, tearGains } from './army-actions/tear.ts'
import { turnRound } from './army-actions/turn-round.ts'
import { isOver } from './outcome.ts'
import { boardOf } from './places.ts'

/**
 * Returns the waste of a position: the fewest actions left over after the best play. Tearing down an own fort for a gain is not considered
 * [F 6] [F 14].
 */
export const wasteOf = (state: State): number => fewestLeft(state, new Set())

/** Returns the position after an army action. The caller must have checked that the action is possible. */
export function afterArmyAction(state: State, deed: ArmyAction): State {
  const next = copyOf(state)
  deed.perform({ state: next, chance: NO_LUCK })
  return next
}

const NO_LUCK = scriptedRng({})

const DEEDS: readonly ArmyAction[] = [marchOn, turnRound, buildFort, tearDown]

/** Returns the fewest actions left over; `met` has the positions already visited. */
function fewestLeft(state: State, met: Set<string>): number {
  if (isOver(state) || state.actions === 0 || marchesOut(state)) return 0
  let fewest = isPassing(state) ? Number.POSITIVE_INFINITY : state.actions
  for (const deed of DEEDS) {
    if (deed.bar(state) || (deed === tearDown && tearGains(state))) continue
    const next = afterArmyAction(state, deed)
    const key = keyOf(next)
    if (met.has(key)) continue
    met.add(key)
    fewest = Math.min(fewest, fewestLeft(next, met))
    if (fewest === 0) break
  }
  return fewest
}

/** True if marching alone uses up all actions. Usually true, which skips the search. */
const marchesOut = (state: State): boolean => hasRoomAfter(state, armyOnTurn(state), state.actions)

/**
 * True if this number of marches ends on a free space. After an army action that is enough to rule out waste without performing it: an army
 * that leaves because of the action only makes room.
 */
export function hasRoomAfter(state: State, { space, facing }: ArmyPosition, marches: number): boolean {
  const next = boardOf(state).next[facing]
  let at = space
  for (let left = marches; left > 0; left--) at = next[at] ?? at
  return !isHeld(state, at, state.onTurn)
}

/** Returns a key that identifies a position within one turn. */
function keyOf(state: State): string {
  const { space, facing } = armyOnTurn(state)
  return `${space} ${facing} ${state.turned} ${state.actions} ${state.forts.join()}`
}
