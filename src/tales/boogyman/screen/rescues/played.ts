import type { Action, State } from '../../../../engine/boogyman/index.ts'
import type { Rescue } from '../../rescues/book.ts'
import { type LastWin, prove } from '../../rescues/index.ts'
import type { RescuesWords } from '../../words/rescues.ts'

/** A rescue to be played: from the book, or from one's own duel, without number and acorns. */
export interface PlayedRescue {
  number: number | null
  name: string
  start: State
  way: readonly Action[]
  acorns: number | null
  deeds: number
  answers: number
}

export const ofBook = (
  { number, start, way, acorns, proved: { deeds, answers } }: Rescue,
  { names }: RescuesWords,
): PlayedRescue => ({ number, name: names[number - 1] ?? '', start, way, acorns, deeds, answers })

/** Null if it cannot be proved. */
export function ofOwn({ turn, state }: LastWin, words: RescuesWords): PlayedRescue | null {
  const proof = prove(state)
  if (!proof || proof.deeds === null) return null
  const { way, deeds, answers } = proof
  return { number: null, name: words.ownName(turn), start: state, way, acorns: null, deeds, answers }
}
