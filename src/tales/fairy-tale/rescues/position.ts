import type { State } from '../../../engine/fairy-tale/index.ts'
import { type DieFace, randomState, SEEDS, seededRng } from '../../../engine/kernel/index.ts'
import { parseNotation, writeNotation } from '../rules.ts'

/** Lines of the notation with hidden or random content. A rescue has none of them. */
const OF_LUCK = /^(pile|pool|under|dice|draws) /

/** Returns the notation of a position without its piles: a rescue draws nothing. */
export const rescueNotation = (state: State): string =>
  writeNotation(state)
    .split('\n')
    .filter((line) => !OF_LUCK.test(line))
    .join('\n')

/** Parses such a notation; throws if it is invalid. */
export function rescueState(notation: string): State {
  const read = parseNotation(notation)
  if (!read.ok) throw new Error(JSON.stringify(read.error))
  return read.value
}

/** Returns the position with a random state that rolls these dice next, so that the known dice really fall. */
export function withDice(state: State, dice: readonly DieFace[]): State {
  for (let seed = 0; seed < SEEDS; seed++) {
    const random = randomState(seed)
    const luck = seededRng({ random: { ...random } })
    if (dice.every((face) => luck.die(6) === face)) return { ...state, random }
  }
  throw new Error(`No seed below ${SEEDS} rolls the dice ${dice.join()}.`)
}
