import type { Unreadable } from '../../engine/kernel/index.ts'
import type { HouseWords } from '../text/house.ts'

/** The longest name out of a damaged game that is told whole, in characters. */
const LONGEST_NAME = 40

/** A name out of a damaged game, which may be of any length. */
function short(name: string): string {
  const letters = [...name.slice(0, 2 * LONGEST_NAME + 2)] // whole ones: each is one or two units of the text
  return letters.length > LONGEST_NAME ? `${letters.slice(0, LONGEST_NAME).join('')}…` : name
}

/** Why a stored game cannot be opened, in plain words. Moves are counted from 1. */
export function damageWords(reason: Unreadable<unknown>, { damage }: HouseWords['notices']): string {
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
