import { DEFAULT_DIFFICULTY, type State } from '../../../../engine/fairy-tale/index.ts'
import { openFrom } from '../../../../engine/kernel/index.ts'
import type { Session } from '../../game.ts'
import { type Goal, withDice } from '../../rescues/index.ts'

/** A game that begins where a rescue begins, with the dice that are known to come. */
export function sessionOf(start: State, goal: Goal): Session {
  const { seats, rules, boxes } = start
  const config = {
    seats: seats.map(({ character }) => ({ character, player: '' })),
    difficulty: DEFAULT_DIFFICULTY,
    rules,
    boxes,
  }
  return openFrom(config, 0, withDice(start, goal.kind === 'survive' ? goal.dice : []))
}

/** Whether the turn of a rescue is over, or its goal reached; and whether it was. */
export function outcomeOf(start: State, now: State, goal: Goal): 'rescued' | 'lost' | null {
  const broken = now.diamonds > start.diamonds
  if (goal.kind === 'diamond' && broken) return 'rescued'
  if (now.outcome === null && now.turn === start.turn) return null
  if (goal.kind === 'diamond' || now.outcome === 'lost' || now.outcome === 'given-up') return 'lost'
  return now.hearts < start.hearts ? 'lost' : 'rescued'
}
