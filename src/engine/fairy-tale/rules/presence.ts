import type { Direction, Place } from '../../kernel/grid.ts'
import { characterRules } from '../characters/index.ts'
import type { Drawn } from '../hooks.ts'
import type { State } from '../state.ts'

/**
 * The seats whose characters have a say in where monsters go. Nobody of them moves while monsters do, so
 * it is asked once for all that move or appear together.
 */
export interface Presence {
  holders: readonly number[]
  drawers: readonly number[]
}

/** The characters that now stand in the way of monsters or draw them. */
export function presenceOf({ seats }: State): Presence {
  const holders: number[] = []
  const drawers: number[] = []
  for (const [seat, { character }] of seats.entries()) {
    const rules = characterRules(character)
    if (rules.holdsMonsters) holders.push(seat)
    if (rules.draw) drawers.push(seat)
  }
  return { holders, drawers }
}

/** The seat of a character that holds the monsters at a place, or null. */
export function heldBy({ seats }: State, { holders }: Presence, at: Place): number | null {
  for (const seat of holders) if (seats[seat]?.at === at) return seat
  return null
}

/** A turn that a character makes a monster try before its plan. */
export interface Pull {
  turn: Direction
  seat: number
}

const NONE: readonly Pull[] = []

/** The turns to which characters draw a monster; of several, in the order of its plan [R 27]. */
export function pullsOn(state: State, { drawers }: Presence, monster: Drawn): readonly Pull[] {
  if (drawers.length === 0) return NONE
  const pulls = drawers.flatMap((index): Pull[] => {
    const seat = state.seats[index]
    const turns = (seat && characterRules(seat.character).draw?.(state, seat, monster)) ?? []
    return turns.map((turn) => ({ turn, seat: index }))
  })
  return pulls.sort((a, b) => monster.plan.indexOf(a.turn) - monster.plan.indexOf(b.turn))
}
