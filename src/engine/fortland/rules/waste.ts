import { scriptedChance } from '../../kernel/chance.ts'
import { copyOf } from '../copy.ts'
import type { State } from '../state.ts'
import { armyOnTurn, isHeld, isPassing, type Standing } from './armies.ts'
import type { Deed } from './deed.ts'
import { build } from './deeds/build.ts'
import { march } from './deeds/march.ts'
import { tear, tearGains } from './deeds/tear.ts'
import { turnRound } from './deeds/turn-round.ts'
import { isOver } from './outcome.ts'
import { boardOf } from './places.ts'

/**
 * The waste of a position in a turn: the fewest actions that can be left over when it is played on in the best way,
 * without tearing down a fort of one's own that would gain some [F 6] [F 14].
 */
export const wasteOf = (state: State): number => fewestLeft(state, new Set())

/** How a position stands after a deed that nothing bars. */
export function after(state: State, deed: Deed): State {
  const next = copyOf(state)
  deed.perform({ state: next, chance: NO_LUCK })
  return next
}

const NO_LUCK = scriptedChance({})

const DEEDS: readonly Deed[] = [march, turnRound, build, tear]

/** The fewest actions left over from a position on; `met` are positions that were looked at. */
function fewestLeft(state: State, met: Set<string>): number {
  if (isOver(state) || state.actions === 0 || marchesOut(state)) return 0
  let fewest = isPassing(state) ? Number.POSITIVE_INFINITY : state.actions
  for (const deed of DEEDS) {
    if (deed.bar(state) || (deed === tear && tearGains(state))) continue
    const next = after(state, deed)
    const key = keyOf(next)
    if (met.has(key)) continue
    met.add(key)
    fewest = Math.min(fewest, fewestLeft(next, met))
    if (fewest === 0) break
  }
  return fewest
}

/** Whether marching on and on uses up all: nearly always it does, and then nothing else has to be tried. */
const marchesOut = (state: State): boolean => hasRoomAfter(state, armyOnTurn(state), state.actions)

/**
 * Whether so many marches end on a free space. Where they do after a deed, nothing is wasted by it, which is found so
 * without doing it: armies that leave because of it only make room.
 */
export function hasRoomAfter(state: State, { space, facing }: Standing, marches: number): boolean {
  const next = boardOf(state).next[facing]
  let at = space
  for (let left = marches; left > 0; left--) at = next[at] ?? at
  return !isHeld(state, at, state.onTurn)
}

/** What tells two positions of one turn apart. */
function keyOf(state: State): string {
  const { space, facing } = armyOnTurn(state)
  return `${space} ${facing} ${state.turned} ${state.actions} ${state.forts.join()}`
}
