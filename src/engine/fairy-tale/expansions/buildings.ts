import { neighbour, opposite, type Place } from '../../kernel/boards/square.ts'
import { type DieFace, rollSix } from '../../kernel/chance.ts'
import { buildingRules } from '../buildings.ts'
import type { RuleContext } from '../context.ts'
import { isBlind } from '../copy.ts'
import { throwsAgain } from '../expansion-queries.ts'
import type { CharacterStep } from '../hooks/character.ts'
import type { Fate } from '../hooks/expansion.ts'
import { isShut } from '../rules/bars.ts'
import { closureAt } from '../rules/closed.ts'
import { desiredTurn } from '../rules/plan.ts'
import { movesByRound } from '../rules/rounds.ts'
import type { State } from '../state.ts'
import { canCatchFire, catchFire } from './fire.ts'
import { findSpell } from './spells.ts'
import { settle } from './villagers.ts'
import { fillBucket } from './water.ts'

/**
 * Throws and foretells the die for the next movement of this turn [R 66]. Works only in the action phase, with a movement to follow, and
 * while no die is foretold.
 */
function foretell({ state, chance, emit }: RuleContext, seat: number): void {
  const { extras } = state
  const comes = state.phase === 'action' && state.rolls.movement > 0 && !movesByRound(state)
  if (!extras || !comes || extras.foretold !== null || isBlind(state)) return
  let face: DieFace = rollSix(chance)
  // A 5 is thrown again as part of the same roll [R 64].
  while (throwsAgain(state, face)) face = rollSix(chance)
  extras.foretold = face
  emit?.({ type: 'die-foretold', seat, face })
}

// Code of the special tiles of the expansions, for rules that no field of their rows in `buildings.ts` can hold. The code of the
// houses is in `errands.ts`.

/** True if a kiln would remove the next monster to enter: only if the kiln can catch fire now [R 45]. */
export const takesNext = (state: State, at: Place): boolean =>
  state.tiles[at]?.building === 'kiln' && canCatchFire(state, at)

/**
 * Applies the building that a monster has entered. A kiln catches fire, which removes all monsters there [R 40] [R 41]. The first monster
 * to enter a chute that is not sprung slides straight outward, and springs it [R 49].
 */
export function enterBuilding(context: RuleContext, at: Place, run: readonly Place[]): Fate {
  const tile = context.state.tiles[at]
  if (takesNext(context.state, at)) {
    catchFire(context, at, 'kiln')
    return 'gone'
  }
  if (tile?.building !== 'chute' || tile.sprung) return 'stays'
  const slidesTo = endOfLine(context.state, at, run)
  if (slidesTo === null) return 'stays'
  tile.sprung = true
  return { slidesTo }
}

/** Returns the last tile of the line outward from a place; null if there is none. */
function endOfLine(state: State, from: Place, run: readonly Place[]): Place | null {
  const outward = opposite(desiredTurn(from))
  let end: Place | null = null
  for (let next = neighbour(from, outward); isOnTheWay(state, next, run); next = neighbour(next, outward)) {
    end = next
  }
  return end
}

/** True if a monster can slide over a place: not over a palace, a fire or a flood, or into a chest that it entered in this run. */
function isOnTheWay(state: State, at: Place, run: readonly Place[]): boolean {
  const tile = state.tiles[at]
  if (!tile || isShut(state, at) || closureAt(state, at)) return false
  return !(run.includes(at) && buildingRules(tile.building)?.neverFull)
}

/**
 * Applies the building that a character has stepped onto. A well fills its bucket [R 43], the Wise Woman foretells the next die for
 * movement, and the Wizard gives a spell to a character without one [R 66].
 */
export function stepOntoBuilding(context: RuleContext, { seat, at }: CharacterStep): void {
  const building = context.state.tiles[at]?.building
  if (building === 'well') fillBucket(context, seat, at)
  if (building === 'wise-woman') foretell(context, seat)
  if (building === 'wizard') findSpell(context, seat, at)
}

/** Applies the effects of a placed or swapped-in tile: villagers settle in the village [R 55]. */
export function layBuilding({ state }: RuleContext, at: Place): void {
  if (state.tiles[at]?.building === 'village') settle(state, at)
}
