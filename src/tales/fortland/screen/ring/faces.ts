import type { HouseRules } from '../../../../engine/fortland/index.ts'
import type { DieFace } from '../../../../ui/art/index.ts'

const FACES: readonly DieFace[] = [1, 2, 3, 4, 5, 6]

/** A number as a face of the die; 1 where it is none. */
export const faceOf = (number: number | undefined): DieFace => FACES.find((face) => face === number) ?? 1

/** Whether a number is a face of one die. */
const isFace = (number: number): number is DieFace => FACES.some((face) => face === number)

/** How numbers are drawn: faces of the die, or in writing. */
export type DrawnNumbers = readonly DieFace[] | string

/**
 * Numbers of actions as they are drawn: as faces of the die, where one is rolled and has them all; else in writing, as are sums
 * of two dice, and what is left to somebody who took forts home: "4 7–12".
 */
export function drawnNumbers({ dice }: Pick<HouseRules, 'dice'>, numbers: readonly number[]): DrawnNumbers {
  if (dice === 1 && numbers.every(isFace)) return numbers
  const runs: [from: number, to: number][] = []
  for (const number of numbers) {
    const last = runs.at(-1)
    if (last?.[1] === number - 1) last[1] = number
    else runs.push([number, number])
  }
  return runs
    .map(([from, to]) => (from === to ? from : `${from}${to === from + 1 ? ' ' : '–'}${to}`))
    .join(' ')
}
