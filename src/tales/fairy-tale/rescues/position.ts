import type { State } from '../../../engine/fairy-tale/index.ts'
import { type DieFace, randomState, SEEDS, seededChance } from '../../../engine/kernel/index.ts'
import { parseNotation, writeNotation } from '../rules.ts'

/** Lines of the notation that say what luck would bring: a rescue has none. */
const OF_LUCK = /^(pile|pool|under|dice|draws) /

/** A position in writing without anything still to be drawn: nothing else will come from the piles. */
export const rescueNotation = (state: State): string =>
  writeNotation(state)
    .split('\n')
    .filter((line) => !OF_LUCK.test(line))
    .join('\n')

/** Such a position; throws where the text is none. */
export function rescueState(notation: string): State {
  const read = parseNotation(notation)
  if (!read.ok) throw new Error(JSON.stringify(read.error))
  return read.value
}

/** The same position with luck by which these dice fall next: what is known to come really comes. */
export function withDice(state: State, dice: readonly DieFace[]): State {
  for (let seed = 0; seed < SEEDS; seed++) {
    const random = randomState(seed)
    const luck = seededChance({ random: { ...random } })
    if (dice.every((face) => luck.die(6) === face)) return { ...state, random }
  }
  throw new Error(`No luck brings ${dice.join()}.`)
}
