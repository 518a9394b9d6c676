import type { Place } from '../../kernel/boards/square.ts'
import { buildingRules } from '../buildings.ts'
import { characterRules } from '../characters/index.ts'
import type { HeldBy } from '../events.ts'
import type { HeroPresence, MovementRoll } from '../hooks/expansion.ts'
import type { State } from '../state.ts'
import type { Monster } from '../tiles.ts'
import { isGone } from './seats.ts'

/** Returns the characters that hold or attract monsters now. */
export function presenceOf(state: State, roll: MovementRoll | null = null): HeroPresence {
  const holders: number[] = []
  const drawers: number[] = []
  for (const [seat, { character }] of state.seats.entries()) {
    if (isGone(state, seat)) continue
    const rules = characterRules(character)
    if (rules.holdsMonsters) holders.push(seat)
    if (rules.draw) drawers.push(seat)
  }
  return { holders, drawers, roll }
}

/**
 * Returns what holds a monster in place [R 27]: a character on its tile, a delay that costs it this step, or its building. Null for
 * nothing.
 */
export function heldBy(
  { seats, tiles }: State,
  { holders }: HeroPresence,
  { delayedBy }: Monster,
  at: Place,
): HeldBy | null {
  for (const seat of holders) if (seats[seat]?.at === at) return { seat }
  if (delayedBy) return { by: delayedBy }
  const tile = tiles[at]
  if (!tile?.building || tile.monsters.length !== 1) return null
  return buildingRules(tile.building)?.holdsLone ? { by: tile.building } : null
}
