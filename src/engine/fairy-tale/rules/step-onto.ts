import { buildingRules } from '../buildings.ts'
import { characterRules } from '../characters/index.ts'
import type { RuleContext } from '../context.ts'
import type { CharacterStep } from '../hooks/character.ts'
import { stepOntoSpecial } from './special-tiles.ts'

/**
 * Moves a character onto a tile, by walking, flying or being pulled [R 31]. Every change of place must use this function. A character that
 * steps onto a dark diamond stays where it was [R 23].
 */
export function stepOnto(context: RuleContext, step: CharacterStep): void {
  const { state } = context
  const seat = state.seats[step.seat]
  if (!seat) return
  const building = state.tiles[step.at]?.building ?? null
  const sentBack = buildingRules(building)?.sendsBack === true
  const hooks = sentBack ? null : context.expansions?.hooks
  if (!sentBack) {
    seat.at = step.at
    tellOf(context, step)
  }
  hooks?.stepped(context, step)
  if (building) stepOntoSpecial(context, step, building)
  if (!sentBack) characterRules(seat.character).arrived?.(context, step.seat)
  hooks?.arrived(context, step)
}

function tellOf({ emit }: RuleContext, { seat, from, at, by }: CharacterStep): void {
  if (by) emit?.({ type: 'character-carried', seat, from, to: at, by })
  else emit?.({ type: 'character-walked', seat, from, to: at })
}
