import type { DieFace } from '../../../../ui/art/index.ts'

const FACES: readonly DieFace[] = [1, 2, 3, 4, 5, 6]

/** A number as a face of the die; 1 where it is none. */
export const faceOf = (number: number | undefined): DieFace => FACES.find((face) => face === number) ?? 1

/** Whether a number is a face of one die. */
export const isFace = (number: number): number is DieFace => FACES.some((face) => face === number)
