import type { ReadError } from '../../engine/kernel/index.ts'
import type { HouseWords } from '../text/house.ts'

/** The longest name from a damaged game that is shown completely, in characters. */
const LONGEST_NAME = 40

/** Shortens a name from a damaged game, which can have any length. */
function short(name: string): string {
  const letters = [...name.slice(0, 2 * LONGEST_NAME + 2)] // by code point: each is one or two units of the string
  return letters.length > LONGEST_NAME ? `${letters.slice(0, LONGEST_NAME).join('')}…` : name
}

/** Returns in plain words why a saved game cannot be opened. Moves are counted from 1. */
export function damageWords(reason: ReadError<unknown>, { damage }: HouseWords['notices']): string {
  switch (reason.code) {
    case 'wrong-shape':
      return damage['wrong-shape'](short(reason.where))
    case 'unknown-game':
      return damage['unknown-game'](short(reason.game))
    case 'refused-action':
      return damage['refused-action'](reason.index + 1)
    default:
      return damage[reason.code]
  }
}
