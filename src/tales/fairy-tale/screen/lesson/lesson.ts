import { DEFAULT_DIFFICULTY } from '../../../../engine/fairy-tale/index.ts'
import { openFrom } from '../../../../engine/kernel/index.ts'
import type { Session } from '../../game.ts'
import { withDice } from '../../rescues/index.ts'
import type { Step } from './steps.ts'

/** A game that begins where a step does, with the dice that are known to come. */
export function begunAt({ position, dice }: Step): Session {
  const { seats, rules, boxes } = position
  const config = {
    seats: seats.map(({ character }) => ({ character, player: '' })),
    difficulty: DEFAULT_DIFFICULTY,
    rules,
    boxes,
  }
  return openFrom(config, 0, withDice(position, dice))
}
