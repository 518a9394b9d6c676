import type { HouseRules } from '../../../../engine/fortland/index.ts'
import type { DieFace } from '../../../../ui/art/index.ts'

const FACES: readonly DieFace[] = [1, 2, 3, 4, 5, 6]

/** Converts a number to a die face; 1 if it is out of range. */
export const dieFace = (number: number | undefined): DieFace => FACES.find((face) => face === number) ?? 1

/** True if the number is a face of one die. */
const isFace = (number: number): number is DieFace => FACES.some((face) => face === number)

/** Numbers as drawn die faces, or as text. */
export type DrawnNumbers = readonly DieFace[] | string

/**
 * Returns numbers of actions as die faces if one die shows them all. Otherwise as text: sums of two dice, or totals increased by own forts,
 * such as "4 7–12".
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
